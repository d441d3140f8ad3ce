import { DetailHeading } from '#admin/order/detail-heading.tsx';
import {
  OrderButton,
  OrderForm,
  type OrderPageData,
  useOrderForm,
} from '#admin/order/forms/order-form.tsx';
import { canBeEdited } from '#domain/orders/order.ts';
import type { OnlineMoney } from '#domain/orders/order-history.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import type { GatewayRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { HiddenInitialValue } from '#ui/field/form-key.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Both } from '#ui/text/text.tsx';
import { chargeBackCopy, chargeBackFields, chargedBackNotice } from './charge-back.copy.ts';
import { gatewayRefundCopy, lastStatusCopy, openRefundTitle } from './gateway-refund.copy.ts';

type OpenRefundProps = OrderPageData & { refund: GatewayRefund };

/** Shows a refund whose outcome is not known yet. Asks the owner for the outcome once the gateway's response was lost. */
export function OpenRefundPanel({ refund, ...page }: OpenRefundProps) {
  const lastStatus = lastStatusCopy(refund);
  const isUnknown = refund.state === 'unknown';
  return (
    <section className="grid gap-3 rounded-md border border-clay-700/40 bg-clay-100 px-4.5 py-4 text-md leading-snug">
      <DetailHeading of={openRefundTitle(refund)} />
      <p>
        <Both of={isUnknown ? gatewayRefundCopy.unknown : gatewayRefundCopy.underWay} />
      </p>
      {lastStatus && (
        <p className="text-ink-600">
          <Both of={lastStatus} />
        </p>
      )}
      {isUnknown && <RefundOutcomeForm refund={refund} {...page} />}
    </section>
  );
}

function RefundOutcomeForm({ refund, ...page }: OpenRefundProps) {
  const form = useOrderForm(page, 'refund-outcome');
  const { refunded, notRefunded } = gatewayRefundCopy;
  return (
    <OrderForm form={form} fields={{}} prefix="refund-outcome">
      <input type="hidden" name="refundId" value={refund.id} />
      <div className="flex flex-wrap gap-2.5">
        <OrderButton orderForm={form} value="refunded" of={refunded} variant="primary" />
        <OrderButton orderForm={form} value="not-refunded" of={notRefunded} />
      </div>
    </OrderForm>
  );
}

type ChargeBackProps = OrderPageData & { history: HistoryRow[] };

/**
 * Shows that the payer's bank took money back, until the owner records what was done about it. A refused form stays, so
 * that its text is not lost once another admin has recorded it.
 */
export function ChargeBackPanel({ history, ...page }: ChargeBackProps) {
  const form = useOrderForm(page, 'charge-back');
  const isOpen = page.order.chargedBackAt !== null;
  if (!isOpen && !form.answer) return null;
  const chargeBacks = history.flatMap(chargeBackOf);
  const openChargeBacks = isOpen ? openChargeBacksIn(history) : [];
  return (
    <section
      id="charge-back"
      className="grid scroll-mt-24 gap-3 rounded-md border border-clay-700/40 bg-clay-100 px-4.5 py-4 text-md leading-snug"
    >
      <DetailHeading of={chargeBackCopy.title} />
      {openChargeBacks.map((chargeBack) => (
        <p key={chargeBack.paymentId}>
          <Both of={chargedBackNotice(chargeBack, canBeEdited(page.order))} />
        </p>
      ))}
      <OrderForm form={form} fields={chargeBackFields} prefix="charge-back">
        <HiddenInitialValue name="shownChargeBacks" of={`${chargeBacks.length}`} />
        <TextAreaField name="text" rows={2} />
        <div>
          <OrderButton orderForm={form} of={chargeBackCopy.settle} variant="primary" />
        </div>
      </OrderForm>
    </section>
  );
}

function openChargeBacksIn(history: HistoryRow[]): OnlineMoney[] {
  const settled = history.findLastIndex(({ event }) => event === 'charge-back-settled');
  return history.slice(settled + 1).flatMap(chargeBackOf);
}

function chargeBackOf(row: HistoryRow): OnlineMoney[] {
  return row.event === 'online' && row.details.kind === 'charged-back' ? [row.details] : [];
}
