import { refusedDeliverySchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { refuseDelivery } from '#domain/orders/fulfilment/refuse-delivery.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(refusedDeliverySchema, refuseDelivery, 'order-delivery-refused');
