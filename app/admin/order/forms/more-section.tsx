import FileText from 'lucide-react/icons/file-text';
import PencilLine from 'lucide-react/icons/pencil-line';
import Printer from 'lucide-react/icons/printer';
import { useLocation } from 'react-router';
import { DetailHeading } from '#admin/order/detail-heading.tsx';
import { RefundForm } from '#admin/order/money/refund-form.tsx';
import { orderCopy } from '#admin/order/order-detail.copy.ts';
import { editOrderHref, stepHref } from '#admin/orders/orders-urls.ts';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { documentTitles } from '#admin/print/print.copy.ts';
import { type DocumentKind, printHref } from '#admin/print/print-urls.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import type { OnlinePayment } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { orderFormId, StepButton, useStepForm } from './next-step.tsx';
import { OrderButton, type OrderPageData } from './order-form.tsx';
import { formsCopy } from './order-forms.copy.ts';
import { CancelForm, NoteForm } from './short-forms.tsx';
import type { ResetKeys } from './use-reset-keys.ts';

type MoreSectionProps = Omit<OrderPageData, 'resetKey'> & {
  resetKeys: ResetKeys;
  /** Units that the order took from stock and that were not restocked, by product id. */
  heldUnits: Record<string, number>;
  payments: readonly OnlinePayment[];
};

/** Offers everything that can be done to an order besides its next step. */
export function MoreSection({ resetKeys, heldUnits, payments, ...page }: MoreSectionProps) {
  const { order, listState } = page;
  const { note, refund, ending } = resetKeys;
  return (
    <CollapsibleSection title={orderCopy.more} open={useHasAnswer()}>
      <div className="flex flex-wrap gap-2.5">
        {canBeEdited(order) && order.personRemovedAt === null && (
          <ButtonLink
            to={editOrderHref(order.id, listState)}
            variant="outline"
            size="small"
            icon={<PencilLine aria-hidden="true" />}
          >
            <Both of={orderCopy.edit} inline />
          </ButtonLink>
        )}
        <PrintLink kind="packing-slip" {...page} />
        <PrintLink kind="invoice" {...page} />
      </div>
      <OtherSteps {...page} resetKey={resetKeys.status} />
      <NoteForm key={`note ${note}`} {...page} resetKey={note} />
      {nextStepOf(order) !== 'refund' && (
        <RefundForm
          key={`refund ${refund}`}
          {...page}
          resetKey={refund}
          heldUnits={heldUnits}
          payments={payments}
        />
      )}
      <CancelForm key={`cancel ${ending}`} {...page} resetKey={ending} />
    </CollapsibleSection>
  );
}

/** Returns whether the page is the response to a form of this section: without JavaScript it has the URL of the form. */
function useHasAnswer(): boolean {
  return /\/(note|refund|cancel)$/.test(useLocation().pathname);
}

/** Offers steps that are possible out of order, such as shipping a parcel before it is paid. */
function OtherSteps(page: OrderPageData) {
  const { order } = page;
  const next = nextStepOf(order);
  const isOpen = canBeEdited(order);
  const isPossible = {
    confirm: isOpen && order.confirmedByPhoneAt === null && order.customerPhone !== '',
    pack: isOpen && order.packedAt === null,
    ship: isOpen,
    'delivered-and-paid': cashToCollectLkr(order) > 0,
  };
  const steps = (['confirm', 'pack', 'ship', 'delivered-and-paid'] as const).filter(
    (step) => isPossible[step] && step !== next,
  );
  const isPacked = isOpen && order.packedAt !== null;
  if (steps.length === 0 && !isPacked) return null;
  return (
    <section>
      <DetailHeading of={orderCopy.otherSteps} />
      <div className="flex flex-wrap gap-2.5">
        {steps.map((step) => (
          <StepButton key={step} page={page} step={step} />
        ))}
        {isPacked && <NotPackedButton {...page} />}
      </div>
    </section>
  );
}

function NotPackedButton(page: OrderPageData) {
  return (
    <OrderButton
      orderForm={useStepForm(page)}
      form={orderFormId}
      formAction={stepHref(page.order.id, 'pack', page.listState)}
      value="not-packed"
      of={formsCopy.notPacked}
    />
  );
}

const icons = { 'packing-slip': Printer, invoice: FileText };

/** Links to the packing slip or the invoice of the order. */
function PrintLink({
  kind,
  order,
  listState,
}: Pick<OrderPageData, 'order' | 'listState'> & { kind: DocumentKind }) {
  const Icon = icons[kind];
  return (
    <ButtonLink
      to={printHref({ kind, orderIds: [order.id], listState })}
      variant="outline"
      size="small"
      icon={<Icon aria-hidden="true" />}
    >
      <Both of={documentTitles[kind]} inline />
    </ButtonLink>
  );
}
