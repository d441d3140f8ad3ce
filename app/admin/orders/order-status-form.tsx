import { Check } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { orderStatusWords, paymentStatusWords } from '#domain/orders/order.copy.ts';
import { orderStatuses, paymentStatuses } from '#domain/orders/order.ts';
import { paymentMethodLabels } from '#domain/payments/payment-methods.copy.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Both } from '#ui/text.tsx';
import type { FormRefusal } from '#web/read-form.server.ts';
import { orderCopy } from './order-detail.copy.ts';

export const orderFormId = 'order-form';

type OrderStatusFormProps = {
  order: Order;
  action: string;
  refusal: FormRefusal | undefined;
};

/** What the form showed travels with it, so that only what was changed here is asked for. */
export function OrderStatusForm({ order, action, refusal }: OrderStatusFormProps) {
  const wrong = (field: string) => (refusal?.problems[field] ? orderCopy.chooseStatus : undefined);
  return (
    <Form
      id={orderFormId}
      method="post"
      action={action}
      replace
      preventScrollReset
      className="grid gap-5"
    >
      <input type="hidden" name="shownStatus" value={order.status} />
      <input type="hidden" name="shownPaymentStatus" value={order.paymentStatus} />
      <SelectField
        name="status"
        label={orderCopy.orderStatus}
        defaultValue={order.status}
        error={wrong('status')}
      >
        {orderStatuses.map((status) => (
          <Choice key={status} value={status} of={orderStatusWords[status]} />
        ))}
      </SelectField>
      <SelectField
        name="paymentStatus"
        label={orderCopy.paymentStatus}
        defaultValue={order.paymentStatus}
        hint={paymentMethodLabels[order.paymentMethod]}
        error={wrong('paymentStatus')}
      >
        {paymentStatuses.map((status) => (
          <Choice key={status} value={status} of={paymentStatusWords[status]} />
        ))}
      </SelectField>
      {isCashToCome(order) && <DeliveredAndPaid />}
    </Form>
  );
}

function Choice({ value, of }: { value: string; of: Bilingual }) {
  return <option value={value}>{`${of.en} · ${of.si}`}</option>;
}

function isCashToCome({ paymentMethod, paymentStatus, status }: Order): boolean {
  return paymentMethod === 'cod' && paymentStatus !== 'paid' && status !== 'cancelled';
}

/** The courier brought the cash. Both changes are one. */
function DeliveredAndPaid() {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Button
      type="submit"
      name="intent"
      value="delivered-and-paid"
      variant="outline"
      size="small"
      icon={<Check aria-hidden="true" />}
      busy={isBusy}
    >
      <Both of={orderCopy.deliveredAndPaid} beside />
    </Button>
  );
}
