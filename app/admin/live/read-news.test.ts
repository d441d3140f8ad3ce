import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { signatureOf } from './news.ts';
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
  });
  expect(orders).toHaveLength(20);
  const { id, orderNumber } = phoneOrder;
  expect(orders[0]).toEqual({ id, orderNumber, totalLkr: 3800, isFromShop: false });
  expect(orders[1]?.isFromShop).toBe(true);
});

test('an open dashboard loads its numbers again at midnight in Colombo, without a new order', async () => {
  const shop = await anOwner(await openTestShop());
  const signatureAt = async (time: string) => {
    return signatureOf(await readNews({ ...shop, now: () => new Date(time) }));
  };
  const evening = await signatureAt('2026-11-21T18:29:59Z');
  expect(await signatureAt('2026-11-21T18:00:00Z')).toBe(evening);
  expect(await signatureAt('2026-11-21T18:30:00Z')).not.toBe(evening);
});
