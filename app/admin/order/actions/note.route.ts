import { addOrderNote } from '#domain/orders/fulfilment/add-order-note.server.ts';
import { noteSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(noteSchema, addOrderNote, 'order-noted');
