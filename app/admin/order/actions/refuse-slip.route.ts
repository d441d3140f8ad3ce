import { refuseSlips } from '#domain/slips/settle-slips.server.ts';
import { refuseSlipsSchema } from '#domain/slips/slip-forms.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(refuseSlipsSchema, refuseSlips, 'slip-refused');
