import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { shipmentSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(shipmentSchema, confirmOrder, 'order-confirmed');
