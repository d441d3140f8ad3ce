import { Form } from 'react-router';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { FormKey } from '#ui/form-key.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import type { Desk } from './desk-form.tsx';
import { OrderStatusFields } from './order-status-fields.tsx';
import { ShipmentFields } from './shipment-fields.tsx';

export const orderFormId = 'order-form';

type OrderFormProps = { order: Order; desk: Desk; answer: DeskAnswer | undefined };

/** Courier and statuses are one form, so that Save loses nothing of what was typed. */
export function OrderForm({ order, desk, answer }: OrderFormProps) {
  return (
    <Form
      id={orderFormId}
      method="post"
      action={desk.action}
      replace
      preventScrollReset
      noValidate
      className="grid gap-5"
    >
      <FormKey of={desk.formKey} />
      <ShipmentFields order={order} answer={answer} />
      <OrderStatusFields order={order} answer={answer} />
    </Form>
  );
}
