import { acceptSlips } from '#domain/slips/settle-slips.server.ts';
import { acceptSlipsSchema } from '#domain/slips/slip-forms.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(acceptSlipsSchema, acceptSlips, 'slip-accepted');
