import {
  settleChargeBack,
  settleChargeBackSchema,
} from '#domain/orders/online/settle-charge-back.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(settleChargeBackSchema, settleChargeBack, 'charge-back-settled');
