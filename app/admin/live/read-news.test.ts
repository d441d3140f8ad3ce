import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { digestOf } from './news.ts';
import { readNews } from './read-news.server.ts';

test('the news contains the newest orders, whether a shopper placed each of them, and the counts of open work', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { priceLkr: 3800, stock: 99 }), quantity: 1 }];
  const minutesFromNow = (minute: number) => new Date(shop.now().getTime() + minute * 60_000);
  for (let minute = 0; minute < 20; minute += 1)
    await anOrder(shop, { lines, createdAt: minutesFromNow(minute) });
  const phoneOrder = await anOrder(shop, {
    lines,
    source: 'phone',
    createdAt: minutesFromNow(30),
    status: 'paid',
  });

  const { counts, orders } = await readNews(shop);

  expect(counts).toEqual({
    orders: 20,
    unread: 0,
    resetRequests: 0,
    failedMessages: 0,
    slips: 0,
    cancels: 0,
    problems: 0,
    chargeBacks: 0,
    lowStock: 0,
  });
  expect(orders).toHaveLength(20);
  const { id, orderNumber } = phoneOrder;
  expect(orders[0]).toEqual({ id, orderNumber, totalLkr: 3800, isFromShop: false });
  expect(orders[1]?.isFromShop).toBe(true);
});

test('open pages are refreshed by a problem with a parcel, a chargeback, and a product that runs low', async () => {
  const { owner: shop, orderId } = await aDeliveredOrder(await openTestShop());
  const product = await aProduct(shop, { stock: 9, lowStockThreshold: 5 });
  const before = digestOf(await readNews(shop));

  await reportDamage(shop, orderId);
  const reported = digestOf(await readNews(shop));
  await shop.db.update(orders).set({ chargedBackAt: shop.now() }).where(eq(orders.id, orderId));
  const chargedBack = digestOf(await readNews(shop));
  await anOrder(shop, { lines: [{ product, quantity: 4 }], status: 'paid' });
  const runsLow = digestOf(await readNews(shop));

  expect(new Set([before, reported, chargedBack, runsLow]).size).toBe(4);
});

test('open pages are refreshed when a day ends in Colombo, so that no page shows the sales of yesterday as those of today', async () => {
  const shop = await anOwner(await openTestShop());
  const digestAt = async (time: string) => {
    shop.clock.at = new Date(time);
    return digestOf(await readNews(shop));
  };
  const evening = await digestAt('2026-11-28T18:29:59Z');
  expect(await digestAt('2026-11-28T18:20:00Z')).toBe(evening);
  expect(await digestAt('2026-11-28T18:30:00Z')).not.toBe(evening);
});
