import { acceptCancelSchema } from '#domain/orders/cancelling/cancel-forms.server.ts';
import { acceptCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(acceptCancelSchema, acceptCancel, 'order-cancelled');
