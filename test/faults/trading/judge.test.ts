import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '#domain/messages/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { openTestShop } from '#test/shop.ts';
import { countHanging } from './judge.ts';

test('a confirmation that waits though its order was sent off or cancelled is counted until it is withdrawn', async () => {
  const shop = await openTestShop();
  const query = sqlQueryOf({ db: shop.db });
  for (const status of ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const) {
    const { id: orderId } = await anOrder(shop, { status });
    for (const kind of ['order-placed', 'order-shipped'] as const)
      await aMessage(shop, { orderId, kind, secretLink: null });
  }
  expect(await countHanging(query)).toBe(3);
  await shop.db
    .update(messages)
    .set({ state: 'failed', problem: 'no-longer-due' })
    .where(sql`kind = 'order-placed'`);
  expect(await countHanging(query)).toBe(0);
});
