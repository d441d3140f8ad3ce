import type { z } from 'zod';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { noteOnOrder } from '#domain/orders/fulfilment/note-on-order.server.ts';
import { noteShipment } from '#domain/orders/fulfilment/note-shipment.server.ts';
import {
  confirmSchema,
  noteSchema,
  refundSchema,
  refusedDeliverySchema,
  saveOrderSchema,
  shipmentSchema,
} from '#domain/orders/fulfilment/order-forms.server.ts';
import { refuseDelivery } from '#domain/orders/fulfilment/refuse-delivery.server.ts';
import { askedStatuses, saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { type DeskAnswer, type DeskIntent, type DeskRefusal, deskIntents } from './desk-answer.ts';

type Asked = { orderId: string; request: Request };
/** The code of what to say on the next page, or the form again. */
export type ActedOnOrder = { said: string } | { answer: DeskAnswer; status: 409 | 422 };
type Act = (shop: OwnerShop, asked: Asked, intent: DeskIntent) => Promise<ActedOnOrder>;
type Refusal = DeskRefusal | { code: 'order-not-found' };

const save = act(saveOrderSchema, saveOrder, (form) =>
  isOfCourierAlone(form) ? 'order-shipment-noted' : 'order-status-updated',
);

const acts: Record<DeskIntent, Act> = {
  save,
  'delivered-and-paid': save,
  'money-received': save,
  ship: act(shipmentSchema, shipOrder, 'order-shipped'),
  shipment: act(shipmentSchema, noteShipment, 'order-shipment-noted'),
  confirm: act(
    confirmSchema,
    (shop, { orderId }) => confirmOrder(shop, orderId),
    'order-confirmed',
  ),
  note: act(noteSchema, noteOnOrder, 'order-noted'),
  refuse: act(refusedDeliverySchema, refuseDelivery, 'order-delivery-refused'),
  refund: act(refundSchema, refundOrder, 'order-refunded'),
};

/** Does what the form that was sent asks for. */
export async function actOnOrder(shop: OwnerShop, asked: Asked): Promise<ActedOnOrder> {
  const form = await asked.request
    .clone()
    .formData()
    .catch(() => new FormData());
  const intent = deskIntents.find((known) => known === form.get('intent')) ?? 'save';
  return acts[intent](shop, asked, intent);
}

/** A tracking number was typed, and no status chosen. */
function isOfCourierAlone(form: z.output<typeof saveOrderSchema>): boolean {
  const { shownCourier = form.courier, shownTrackingNumber = form.trackingNumber } = form;
  const isTyped = form.courier !== shownCourier || form.trackingNumber !== shownTrackingNumber;
  const { status, paymentStatus } = askedStatuses(form);
  return isTyped && status === undefined && paymentStatus === undefined;
}

type Command<Form> = (
  shop: OwnerShop,
  wanted: Form & { orderId: string },
) => Promise<Result<unknown, Refusal>>;

function act<S extends z.ZodType<object>>(
  schema: S,
  command: Command<z.output<S>>,
  said: string | ((form: z.output<S>) => string),
): Act {
  return async (shop, { orderId, request }, intent) => {
    const form = await readForm(request, schema);
    if (!form.ok) return { answer: { intent, ...form.refusal }, status: 422 };

    const sent = { subject: `order:${orderId}`, values: form.values };
    const wanted = { ...form.value, orderId };
    const done = await onceForForm(shop, sent, (shop) => command(shop, wanted));
    if (done.ok) return { said: typeof said === 'string' ? said : said(form.value) };
    const { refusal } = done;
    if (refusal.code === 'order-not-found') notFound();
    return { answer: { intent, values: form.values, problems: {}, refusal }, status: 409 };
  };
}
