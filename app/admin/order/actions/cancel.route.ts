import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { cancelSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(cancelSchema, cancelOrder, 'order-cancelled');
