import {
  OrderButton,
  OrderForm,
  type OrderPageData,
  useOrderForm,
} from '#admin/order/forms/order-form.tsx';
import { formsCopy, refundFields } from '#admin/order/forms/order-forms.copy.ts';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { refundMethodLabels } from '#domain/orders/order.copy.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import { gatewayMethodPrefix } from '#domain/orders/refunds/gateway-refund.ts';
import type { OnlinePayment } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { AskFirst } from '#ui/button/ask-first.tsx';
import { HiddenInitialValue } from '#ui/field/form-key.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { IgnoreEnter } from '#ui/form/ignore-enter.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { gatewayRefundCopy, paymentOption } from './gateway-refund.copy.ts';

type RefundFormProps = OrderPageData & {
  /** Units that the order took from stock and that were not restocked, by product id. */
  heldUnits: Record<string, number>;
  /** Payments that can be refunded through the gateway. */
  payments: readonly OnlinePayment[];
};

/** Refunds through the gateway, or records a manual refund. Also asks how many units of the order are restocked. */
export function RefundForm({ heldUnits, payments, ...page }: RefundFormProps) {
  const { order } = page;
  const form = useOrderForm(page, 'refund');
  const isNext = nextStepOf(order) === 'refund';
  if (!isRefundable(order) && !form.answer) return null;
  // A cancelled order holds no units: cancelling restocked them.
  const heldLines = order.lines.flatMap(({ productId, productName }) => {
    const units = heldUnits[productId] ?? 0;
    return units > 0 ? [{ productId, productName, units }] : [];
  });
  const noneRestocked = heldLines.map(({ productId }) => [`back.${productId}`, '0']);
  const refundableLkr = order.refundDueLkr || netReceivedLkr(order);
  const [payment] = payments;
  const copy = payment ? gatewayRefundCopy : manualRefundCopy;
  const initialValues = {
    amountLkr: `${Math.min(refundableLkr, payment?.leftLkr ?? refundableLkr)}`,
    method: payment ? gatewayMethodPrefix + payment.paymentId : 'cash',
  };
  return (
    <CollapsibleSection title={formsCopy.refund} open={form.answer !== undefined || isNext}>
      <OrderForm
        form={form}
        fields={refundFields(heldLines)}
        prefix="refund"
        initialValues={{ ...initialValues, ...Object.fromEntries(noneRestocked) }}
      >
        <IgnoreEnter />
        <p className="text-md leading-snug text-ink-600">
          <Text of={copy.hint} />
        </p>
        <HiddenInitialValue name="shownRefundedLkr" of={`${order.refundedLkr}`} />
        <TextField name="amountLkr" />
        <SelectField name="method" options={refundMethods(payments)} />
        <TextField name="reason" />
        {heldLines.length > 0 && (
          <fieldset className="grid gap-3">
            <legend className="mb-1.75 text-md leading-snug font-semibold">
              <Both of={formsCopy.restock} inline />
            </legend>
            {heldLines.map(({ productId }) => (
              <TextField key={productId} name={`back.${productId}`} />
            ))}
          </fieldset>
        )}
        <AskFirst
          of={copy.openQuestion}
          variant={isNext ? 'primary' : 'outline'}
          question={copy.question}
          open={form.answer !== undefined}
        >
          <OrderButton orderForm={form} of={copy.yes} variant="danger" />
        </AskFirst>
      </OrderForm>
    </CollapsibleSection>
  );
}

const manualRefundCopy = {
  hint: formsCopy.refundHint,
  openQuestion: formsCopy.recordRefund,
  question: formsCopy.refundQuestion,
  yes: formsCopy.refundYes,
};

function refundMethods(payments: readonly OnlinePayment[]): Record<string, Bilingual> {
  const { cash, bank } = refundMethodLabels;
  const online = payments.map((payment) => [
    gatewayMethodPrefix + payment.paymentId,
    paymentOption(payment),
  ]);
  return { ...Object.fromEntries(online), cash, bank };
}
