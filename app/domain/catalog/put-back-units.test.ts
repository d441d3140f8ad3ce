import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerGaps } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { listHeldUnits } from './list-held-units.server.ts';
import { putBackUnits } from './put-back-units.server.ts';
import { products } from './tables.server.ts';

test('a part of an order goes back to the shelf, and the order holds the rest', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 5 });
  const order = await anOrder(shop, { lines: [{ product: oil, quantity: 3 }] });

  await putBackUnits(shop, [{ productId: oil.id, quantity: 1 }], {
    orderId: order.id,
    reason: 'corrected',
  });

  expect(await listHeldUnits(shop, order.id)).toEqual([{ productId: oil.id, quantity: 2 }]);
  const [shelf] = await shop.db.select().from(products).where(eq(products.id, oil.id));
  expect(shelf?.stock).toBe(3);
  expect(await ledgerGaps(shop)).toEqual([]);
});
