import type { z } from 'zod';
import { saveOrderSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { requestedStatuses, saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from './order.route.tsx';

export const action = orderAction(saveOrderSchema, saveOrder, (form) =>
  changesShipmentOnly(form) ? 'order-shipment-noted' : 'order-status-updated',
);

/** Returns whether courier or tracking number changed, and no status. */
function changesShipmentOnly(form: z.output<typeof saveOrderSchema>): boolean {
  const { shownCourier = form.courier, shownTrackingNumber = form.trackingNumber } = form;
  const isTyped = form.courier !== shownCourier || form.trackingNumber !== shownTrackingNumber;
  const { status, paymentStatus } = requestedStatuses(form);
  return isTyped && status === undefined && paymentStatus === undefined;
}
