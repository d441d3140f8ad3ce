import {
  answerUnknownRefund,
  unknownRefundSchema,
} from '#domain/orders/refunds/answer-unknown-refund.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(unknownRefundSchema, answerUnknownRefund, 'refund-known');
