import { packSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { refuseOtherStatuses } from '#domain/orders/fulfilment/save-order.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(packSchema, refuseOtherStatuses(packOrder), ({ isPacked }) =>
  isPacked ? 'order-packed' : 'order-not-packed',
);
