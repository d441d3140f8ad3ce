import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { refundMethodLabels } from '#domain/orders/order.copy.ts';
import { keptLkr } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import { gatewayMethod } from '#domain/orders/refunds/gateway-refund.ts';
import type { OnlinePayment } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { KeptField } from '#ui/field/form-key.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { Folded } from './folded.tsx';
import { gatewayRefundCopy, paymentOption } from './gateway-refund.copy.ts';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';
import { formsCopy, refundFields } from './order-forms.copy.ts';

type RefundFormProps = OpenOrder & {
  /** Units of each product that the order holds. */
  held: Record<string, number>;
  /** Payments that can be refunded through the gateway. */
  payments: readonly OnlinePayment[];
};

/** Refunds through the gateway, or records money that was refunded by hand, with the units that came back. */
export function RefundForm({ held, payments, ...open }: RefundFormProps) {
  const { order } = open;
  const form = useOrderForm(open, 'refund');
  const isNext = nextStepOf(order) === 'refund';
  if (!isRefundable(order) && !form.answer) return null;
  // A cancelled order holds nothing: its units are back already.
  const heldLines = order.lines.flatMap(({ productId, productName }) => {
    const units = held[productId] ?? 0;
    return units > 0 ? [{ productId, productName, units }] : [];
  });
  const none = heldLines.map(({ productId }) => [`back.${productId}`, '0']);
  const wantedLkr = order.refundDueLkr || keptLkr(order);
  const [payment] = payments;
  const words = payment ? onlineWords : byHandWords;
  const opened = {
    amountLkr: `${Math.min(wantedLkr, payment?.leftLkr ?? wantedLkr)}`,
    method: payment ? gatewayMethod + payment.paymentId : 'cash',
  };
  return (
    <Folded title={formsCopy.refund} open={form.answer !== undefined || isNext}>
      <OrderForm
        form={form}
        fields={refundFields(heldLines)}
        prefix="refund"
        opened={{ ...opened, ...Object.fromEntries(none) }}
      >
        <p className="text-md leading-snug text-ink-600">
          <Text of={words.hint} />
        </p>
        <KeptField name="shownRefundedLkr" of={`${order.refundedLkr}`} />
        <TextField name="amountLkr" />
        <SelectField name="method" options={methodsOf(payments)} />
        <TextField name="reason" />
        {heldLines.length > 0 && (
          <fieldset className="grid gap-3">
            <legend className="mb-1.75 text-md leading-snug font-semibold">
              <Both of={formsCopy.backOnShelf} beside />
            </legend>
            {heldLines.map(({ productId }) => (
              <TextField key={productId} name={`back.${productId}`} />
            ))}
          </fieldset>
        )}
        <details open={form.answer !== undefined}>
          <summary
            className={`button button-small list-none [&::-webkit-details-marker]:hidden ${isNext ? 'button-primary' : 'button-outline'}`}
          >
            <span>
              <Both of={words.goOn} beside />
            </span>
          </summary>
          <div className="mt-3 grid justify-items-start gap-3">
            <p className="text-md leading-snug">
              <Both of={words.question} />
            </p>
            <OrderButton sent={form} of={words.yes} variant="danger" />
          </div>
        </details>
      </OrderForm>
    </Folded>
  );
}

const onlineWords = gatewayRefundCopy;
const byHandWords = {
  hint: formsCopy.refundHint,
  goOn: formsCopy.writeRefund,
  question: formsCopy.refundQuestion,
  yes: formsCopy.refundYes,
};

function methodsOf(payments: readonly OnlinePayment[]): Record<string, Bilingual> {
  const { cash, bank } = refundMethodLabels;
  const online = payments.map((payment) => [
    gatewayMethod + payment.paymentId,
    paymentOption(payment),
  ]);
  return { ...Object.fromEntries(online), cash, bank };
}
