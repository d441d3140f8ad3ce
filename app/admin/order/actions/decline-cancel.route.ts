import { declineCancelSchema } from '#domain/orders/cancelling/cancel-forms.server.ts';
import { declineCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(declineCancelSchema, declineCancel, 'cancel-declined');
