import {
  recordRefundOutcome,
  refundOutcomeSchema,
} from '#domain/orders/refunds/record-refund-outcome.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(
  refundOutcomeSchema,
  recordRefundOutcome,
  'refund-outcome-recorded',
);
