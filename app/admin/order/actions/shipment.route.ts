import { shipmentSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { recordShipment } from '#domain/orders/fulfilment/record-shipment.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

/** Serves pages of an earlier release. In newer pages the button for the courier submits to `status`. */
export const action = orderAction(shipmentSchema, recordShipment, 'order-shipment-noted');
