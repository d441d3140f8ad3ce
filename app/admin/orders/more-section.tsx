import FileText from 'lucide-react/icons/file-text';
import PencilLine from 'lucide-react/icons/pencil-line';
import Printer from 'lucide-react/icons/printer';
import { useLocation } from 'react-router';
import { paperTitles } from '#admin/papers/papers.copy.ts';
import { type PaperKind, printHref } from '#admin/papers/papers-address.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import type { OnlinePayment } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { CancelForm } from './cancel-form.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { Folded } from './folded.tsx';
import { orderFormId, StepButton, useStepForm } from './next-step.tsx';
import { orderCopy } from './order-detail.copy.ts';
import { type OpenOrder, OrderButton } from './order-form.tsx';
import { formsCopy } from './order-forms.copy.ts';
import { editOrderHref, stepHref } from './orders-address.ts';
import { RefundForm } from './refund-form.tsx';
import { NoteForm } from './short-forms.tsx';

type MoreProps = OpenOrder & {
  /** Units of each product that the order holds. */
  held: Record<string, number>;
  payments: readonly OnlinePayment[];
};

/** Everything that can be done to an order besides its next step. */
export function MoreSection({ held, payments, ...open }: MoreProps) {
  const { order, shown } = open;
  return (
    <Folded title={orderCopy.more} open={useIsAnswered()}>
      <div className="flex flex-wrap gap-2.5">
        {canBeEdited(order) && order.personRemovedAt === null && (
          <ButtonLink
            to={editOrderHref(order.id, shown)}
            variant="outline"
            size="small"
            icon={<PencilLine aria-hidden="true" />}
          >
            <Both of={orderCopy.edit} beside />
          </ButtonLink>
        )}
        <PaperLink kind="slip" {...open} />
        <PaperLink kind="invoice" {...open} />
      </div>
      <OtherSteps {...open} />
      <NoteForm {...open} />
      {nextStepOf(order) !== 'refund' && <RefundForm {...open} held={held} payments={payments} />}
      <CancelForm {...open} />
    </Folded>
  );
}

/** Without a script the page has the answer of a form inside, at the address that the form was sent to. */
function useIsAnswered(): boolean {
  return /\/(note|refund|cancel)$/.test(useLocation().pathname);
}

/** Steps that are not next and can be taken all the same, such as sending a parcel before it is paid. */
function OtherSteps(open: OpenOrder) {
  const { order } = open;
  const next = nextStepOf(order);
  const isOpen = canBeEdited(order);
  const can = {
    confirm: isOpen && order.confirmedByPhoneAt === null && order.customerPhone !== '',
    pack: isOpen && order.packedAt === null,
    ship: isOpen,
    'delivered-and-paid': cashToCollectLkr(order) > 0,
  };
  const steps = (['confirm', 'pack', 'ship', 'delivered-and-paid'] as const).filter(
    (step) => can[step] && step !== next,
  );
  const isPacked = isOpen && order.packedAt !== null;
  if (steps.length === 0 && !isPacked) return null;
  return (
    <section>
      <DetailHeading of={orderCopy.otherSteps} />
      <div className="flex flex-wrap gap-2.5">
        {steps.map((step) => (
          <StepButton key={step} open={open} step={step} />
        ))}
        {isPacked && <NotPackedButton {...open} />}
      </div>
    </section>
  );
}

function NotPackedButton(open: OpenOrder) {
  return (
    <OrderButton
      sent={useStepForm(open)}
      form={orderFormId}
      formAction={stepHref(open.order.id, 'pack', open.shown)}
      value="not-packed"
      of={formsCopy.notPacked}
    />
  );
}

const icons = { slip: Printer, invoice: FileText };

/** Opens the packing slip or the invoice of the order. */
function PaperLink({ kind, order, shown }: OpenOrder & { kind: PaperKind }) {
  const Icon = icons[kind];
  return (
    <ButtonLink
      to={printHref({ kind, orderIds: [order.id], shown })}
      variant="outline"
      size="small"
      icon={<Icon aria-hidden="true" />}
    >
      <Both of={paperTitles[kind]} beside />
    </ButtonLink>
  );
}
