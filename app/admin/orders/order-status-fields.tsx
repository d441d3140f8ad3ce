import Check from 'lucide-react/icons/check';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { orderStatusWords, paymentStatusWords } from '#domain/orders/order.copy.ts';
import { orderStatuses, paymentStatuses } from '#domain/orders/order.ts';
import { cashToCollectLkr, transferDueLkr } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { SelectField } from '#ui/field.tsx';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskRefused } from './desk-form.tsx';
import { orderCopy } from './order-detail.copy.ts';

type OrderStatusFieldsProps = { order: Order; answer: DeskAnswer | undefined };

/** What the form showed travels with it, so that only what was changed here is asked for. */
export function OrderStatusFields({ order, answer }: OrderStatusFieldsProps) {
  const told = answerTo(answer, 'save', 'delivered-and-paid', 'money-received');
  const wrong = (field: string) => (told?.problems[field] ? orderCopy.chooseStatus : undefined);
  return (
    <div className="grid gap-5">
      <DeskRefused answer={told} />
      <input type="hidden" name="shownStatus" value={order.status} />
      <input type="hidden" name="shownPaymentStatus" value={order.paymentStatus} />
      <SelectField
        name="status"
        label={orderCopy.orderStatus}
        defaultValue={chosen(told, 'status', 'shownStatus') ?? order.status}
        error={wrong('status')}
      >
        {orderStatuses.map((status) => (
          <Choice key={status} value={status} of={orderStatusWords[status]} />
        ))}
      </SelectField>
      <SelectField
        name="paymentStatus"
        label={orderCopy.paymentStatus}
        defaultValue={chosen(told, 'paymentStatus', 'shownPaymentStatus') ?? order.paymentStatus}
        hint={paymentWords[order.paymentMethod].label}
        error={wrong('paymentStatus')}
      >
        {paymentStatuses.map((status) => (
          <Choice key={status} value={status} of={paymentStatusWords[status]} />
        ))}
      </SelectField>
      {cashToCollectLkr(order) > 0 && <DeliveredAndPaid />}
      {transferDueLkr(order) > 0 && <MoneyReceived />}
    </div>
  );
}

/** What was chosen in the form that came back; what was left as it was shown is no choice. */
function chosen(told: DeskAnswer | undefined, field: string, shown: string): string | undefined {
  const value = told?.values[field];
  return value === told?.values[shown] ? undefined : value;
}

function Choice({ value, of }: { value: string; of: Bilingual }) {
  return <option value={value}>{`${of.en} · ${of.si}`}</option>;
}

/** The transfer is in the account. An order that waited is then paid; one on its way stays on its way. */
function MoneyReceived() {
  return (
    <DeskButton
      intent="money-received"
      of={orderCopy.moneyReceived}
      icon={<Check aria-hidden="true" />}
    />
  );
}

/** The courier brought the cash. Both changes are one. */
function DeliveredAndPaid() {
  return (
    <DeskButton
      intent="delivered-and-paid"
      of={orderCopy.deliveredAndPaid}
      icon={<Check aria-hidden="true" />}
    />
  );
}
