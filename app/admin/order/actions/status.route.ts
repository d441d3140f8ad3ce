import type { z } from 'zod';
import { saveOrderSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { requestedStatuses, saveOrder } from '#domain/orders/fulfilment/save-order.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(saveOrderSchema, saveOrder, (form) =>
  savesShipmentOnly(form) ? 'order-shipment-noted' : 'order-status-updated',
);

/** Returns whether a form saves courier and tracking number, but no status. */
function savesShipmentOnly(form: z.output<typeof saveOrderSchema>): boolean {
  const { shownCourier = form.courier, shownTrackingNumber = form.trackingNumber } = form;
  const isShipmentChanged =
    form.courier !== shownCourier || form.trackingNumber !== shownTrackingNumber;
  const { status, paymentStatus } = requestedStatuses(form);
  const isAboutShipment = isShipmentChanged || form.button === 'update-courier';
  return isAboutShipment && status === undefined && paymentStatus === undefined;
}
