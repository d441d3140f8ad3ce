import { stepSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { refuseOtherStatuses } from '#domain/orders/fulfilment/save-order.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(
  stepSchema,
  refuseOtherStatuses(shipOrder, { status: 'shipped' }),
  'order-shipped',
);
