import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { recordHistory } from './record-history.server.ts';
import { orderHistory } from './tables.server.ts';

test('history keeps what happened, when and by whom, and answers the id of the entry', async () => {
  const shop = await openTestShop();
  const order = await anOrder(shop);
  const owner = await anOwner(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1000);

  const id = await recordHistory(owner, {
    orderId: order.id,
    event: 'status',
    details: { from: 'pending', to: 'shipped' },
  });

  const [latest] = await shop.db.select().from(orderHistory).orderBy(desc(orderHistory.number));
  expect(latest).toMatchObject({
    id,
    orderId: order.id,
    event: 'status',
    details: { from: 'pending', to: 'shipped' },
    actor: `owner:${owner.actor.userId}`,
    at: shop.now(),
  });
});
