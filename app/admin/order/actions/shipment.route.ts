import { noteShipment } from '#domain/orders/fulfilment/note-shipment.server.ts';
import { shipmentSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

/** Serves pages opened before an update of the shop. In newer pages the button for the courier submits to `status`. */
export const action = orderAction(shipmentSchema, noteShipment, 'order-shipment-noted');
