import { DetailHeading } from '#admin/order/detail-heading.tsx';
import {
  OrderButton,
  OrderForm,
  type OrderPageData,
  useOrderForm,
} from '#admin/order/forms/order-form.tsx';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { slipReasonLabels } from '#domain/orders/order.copy.ts';
import { bankTransferDueLkr } from '#domain/orders/payment.ts';
import type { Slip } from '#domain/slips/find-slips.server.ts';
import type { ReusedSlip } from '#domain/slips/list-reused-slips.server.ts';
import { acceptsSlips } from '#domain/slips/slip.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { refuseSlipFields, slipStateLabels, slipsCopy } from './bank-slips.copy.ts';
import { ReusedSlipNotice } from './reused-slip-notice.tsx';
import { SlipFiles } from './slip-files.tsx';

type BankSlipsProps = OrderPageData & { slips: Slip[]; reusedSlip: ReusedSlip | undefined };

/**
 * Shows the bank slips of an order, the transfer that they should show, and the forms that accept or refuse new ones. A
 * form that the server rejected stays, so that its text is not lost when no slip waits any more.
 */
export function BankSlips({ slips, reusedSlip, ...page }: BankSlipsProps) {
  const { order } = page;
  const waiting = acceptsSlips(order) ? slips.filter(({ state }) => state === 'waiting') : [];
  const others = slips.filter((slip) => !waiting.includes(slip));
  const isWaiting = waiting.length > 0;
  return (
    <section
      id="slip"
      className={`grid scroll-mt-24 gap-3 rounded-md border px-4.5 py-4 text-md leading-snug ${isWaiting ? 'border-pending/50 bg-pending-tint' : 'border-line'}`}
    >
      <DetailHeading of={slipsCopy.title} />
      {isWaiting && (
        <>
          <ExpectedTransfer {...page} />
          <ReusedSlipNotice reused={reusedSlip} />
          <SlipFiles orderId={order.id} slips={waiting} size="large" />
        </>
      )}
      <AcceptSlipsForm {...page} slips={waiting} />
      <RefuseSlipsForm {...page} slips={waiting} />
      {others.map((slip) => (
        <OtherSlip key={slip.id} orderId={order.id} slip={slip} />
      ))}
    </section>
  );
}

function ExpectedTransfer({ order }: OrderPageData) {
  const dueLkr = bankTransferDueLkr(order);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <div>
        <dt className="text-sm text-ink-600">
          <Both of={slipsCopy.amountDue} inline />
        </dt>
        <dd className="text-xl font-semibold">
          <Price amountLkr={dueLkr} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-600">
          <Both of={slipsCopy.reference} inline />
        </dt>
        <dd className="tabular-nowrap flex items-center gap-1 font-semibold wrap-anywhere">
          {order.orderNumber}
          <CopyButton text={order.orderNumber} of={slipsCopy.reference} />
        </dd>
      </div>
    </dl>
  );
}

type SlipFormProps = OrderPageData & { slips: Slip[] };

/** Sends which slips and which amount the page shows, so that a slip that arrived since is not settled unseen. */
function ShownSlipFields({ order, slips }: Pick<SlipFormProps, 'order' | 'slips'>) {
  return (
    <>
      <input type="hidden" name="shownSlips" value={slips.map(({ id }) => id).join(' ')} />
      <input type="hidden" name="shownDueLkr" value={order.dueLkr} />
    </>
  );
}

function AcceptSlipsForm({ slips, ...page }: SlipFormProps) {
  const form = useOrderForm(page, 'accept-slip');
  if (slips.length === 0 && !form.answer) return null;
  return (
    <OrderForm form={form} fields={{}} prefix="accept-slip">
      <ShownSlipFields order={page.order} slips={slips} />
      <div>
        <OrderButton orderForm={form} of={slipsCopy.accept} variant="primary" />
      </div>
    </OrderForm>
  );
}

function RefuseSlipsForm({ slips, ...page }: SlipFormProps) {
  const form = useOrderForm(page, 'refuse-slip');
  if (slips.length === 0 && !form.answer) return null;
  return (
    <CollapsibleSection title={slipsCopy.refuse} open={form.answer !== undefined}>
      <OrderForm form={form} fields={refuseSlipFields} prefix="refuse-slip">
        <ShownSlipFields order={page.order} slips={slips} />
        <SelectField
          name="reason"
          options={slipReasonLabels}
          placeholder={slipsCopy.chooseReason}
        />
        <TextAreaField name="words" rows={2} />
        <div>
          <OrderButton orderForm={form} of={slipsCopy.refuse} variant="danger" />
        </div>
      </OrderForm>
    </CollapsibleSection>
  );
}

/** Shows a slip that needs no decision: settled, or sent for an order that no longer accepts slips. */
function OtherSlip({ orderId, slip }: { orderId: string; slip: Slip }) {
  const { state, reason, words, settledAt, sentAt } = slip;
  const shownTime = settledAt ?? sentAt;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SlipFiles orderId={orderId} slips={[slip]} size="small" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-600">
          <Both of={slipStateLabels[state]} inline />
          {' · '}
          <time dateTime={shownTime.toISOString()} className="tabular-nowrap">
            {shortDateTime(shownTime)}
          </time>
        </p>
        {reason && (
          <p>
            <Text of={slipReasonLabels[reason]} />
          </p>
        )}
        {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      </div>
    </div>
  );
}
