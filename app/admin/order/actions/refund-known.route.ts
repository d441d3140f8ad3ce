import {
  reportUnknownRefund,
  unknownRefundSchema,
} from '#domain/orders/refunds/report-unknown-refund.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(unknownRefundSchema, reportUnknownRefund, 'refund-known');
