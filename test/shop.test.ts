import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from './order.ts';
import { aCustomer, aProduct, openTestShop } from './shop.ts';

test('every test shop opens empty and starts its ids at one', async () => {
  for (const _visit of [1, 2]) {
    const shop = await openTestShop();
    expect(await shop.db.$count(products)).toBe(0);
    await aProduct(shop);
    const ledger = await shop.db.select({ id: stockMovements.id }).from(stockMovements);
    expect(ledger).toEqual([{ id: 1 }]);
  }
});

test('the ledger adds up to the stock after an order', async () => {
  const shop = await openTestShop();
  const balm = await aProduct(shop, { stock: 5 });

  await anOrder(shop, { lines: [{ product: balm, quantity: 2 }], deliveryFeeLkr: 350 });

  const [product] = await shop.db.select({ stock: products.stock }).from(products);
  const [ledger] = await shop.db
    .select({ units: sql<number>`sum(${stockMovements.units})::int` })
    .from(stockMovements);
  expect([product?.stock, ledger?.units]).toEqual([3, 3]);
  expect(await shop.db.select().from(orders)).toMatchObject([{ totalLkr: 7950 }]);
});

test('the ledger names only orders that exist', async () => {
  const shop = await openTestShop();
  const balm = await aProduct(shop);

  const entry = shop.db.insert(stockMovements).values({
    productId: balm.id,
    units: -1,
    reason: 'order',
    orderId: '00000000-0000-4000-8000-000000000000',
    actor: 'shop',
    at: shop.now(),
  });

  await expect(entry).rejects.toThrow();
});

test('Sinhala names can be searched by a part of them', async () => {
  const shop = await openTestShop();
  const result = (await shop.db.execute(
    sql`select cardinality(show_trgm('ඖෂධීය')) > 0 as found`,
  )) as unknown as { rows: { found: boolean }[] };
  expect(result.rows).toEqual([{ found: true }]);
});

test('a customer acts as themselves', async () => {
  const shop = await aCustomer(await openTestShop());
  expect(shop.actor.kind).toBe('customer');
});
