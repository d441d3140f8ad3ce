import { refusedDeliverySchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(
  refusedDeliverySchema,
  recordRefusedDelivery,
  'order-delivery-refused',
);
