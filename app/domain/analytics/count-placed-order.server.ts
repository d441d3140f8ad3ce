import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { analyticsEvents } from './tables.server.ts';

const addEvent = compiledQuery((db) =>
  db
    .insert(analyticsEvents)
    .values(queryParameters('eventType', 'eventData', 'userId', 'createdAt')),
);

/** Counts a placed order in the order's own transaction. Browsers cannot report one, see `eventSchema`. */
export const countPlacedOrder: Listener = async (shop, event) => {
  if (event.name !== 'order-placed') return;
  await addEvent(shop.db, {
    eventType: 'order_placed',
    eventData: {
      order_id: event.orderId,
      order_number: event.orderNumber,
      total_amount: event.totalLkr,
      items_count: event.itemsCount,
      payment_method: event.paymentMethod,
    },
    userId: shop.actor.kind === 'customer' ? shop.actor.userId : null,
    createdAt: shop.now(),
  });
};
