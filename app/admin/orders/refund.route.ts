import { refundSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from './order.route.tsx';

export const action = orderAction(refundSchema, refundOrder, 'order-refunded');
