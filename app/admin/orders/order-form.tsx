import { Form } from 'react-router';
import type { Order } from '#domain/orders/find-order.server.ts';
import type { DeskAnswer } from './desk-answer.ts';
import { OrderStatusFields } from './order-status-fields.tsx';
import { ShipmentFields } from './shipment-fields.tsx';

export const orderFormId = 'order-form';

type OrderFormProps = { order: Order; action: string; answer: DeskAnswer | undefined };

/** Courier and statuses are one form, so that Save loses nothing of what was typed. */
export function OrderForm({ order, action, answer }: OrderFormProps) {
  return (
    <Form
      id={orderFormId}
      method="post"
      action={action}
      replace
      preventScrollReset
      noValidate
      className="grid gap-5"
    >
      <ShipmentFields order={order} answer={answer} />
      <OrderStatusFields order={order} answer={answer} />
    </Form>
  );
}
