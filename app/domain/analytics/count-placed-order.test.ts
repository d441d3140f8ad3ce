import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { countPlacedOrder } from './count-placed-order.server.ts';
import { analyticsEvents } from './tables.server.ts';

test('a placed order is counted with the field names of the specification', async () => {
  const shop = await aCustomer(await openTestShop());
  const orderId = randomUUID();

  await countPlacedOrder(shop, {
    name: 'order-placed',
    auditEntryId: crypto.randomUUID(),
    orderId,
    orderNumber: 'ORD-1-2',
    totalLkr: 9050,
    itemsCount: 3,
    paymentMethod: 'cod',
  });

  expect(await shop.db.select().from(analyticsEvents)).toMatchObject([
    {
      eventType: 'order_placed',
      eventData: {
        order_id: orderId,
        order_number: 'ORD-1-2',
        total_amount: 9050,
        items_count: 3,
        payment_method: 'cod',
      },
      userId: shop.actor.userId,
      createdAt: shop.now(),
    },
  ]);
});

test('a change of an order’s status is not counted', async () => {
  const shop = await openTestShop();

  await countPlacedOrder(shop, {
    name: 'order-status-changed',
    orderId: randomUUID(),
    auditEntryId: randomUUID(),
    from: 'pending',
    to: 'paid',
  });

  expect(await shop.db.$count(analyticsEvents)).toBe(0);
});
