import { asc, eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anOrder } from '#test/order.ts';
import { aCheckoutForm, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';

/** Returns the stock of each product by slug, and expects that it equals the sum of its movements. */
async function stocksAsInLedger(shop: Shop) {
  const rows = await shop.db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .orderBy(asc(products.slug));
  for (const { id, stock } of rows) {
    const [ledger] = await shop.db
      .select({ units: sum(stockMovements.units).mapWith(Number) })
      .from(stockMovements)
      .where(eq(stockMovements.productId, id));
    expect(ledger?.units ?? 0).toBe(stock);
  }
  return rows.map((row) => row.stock);
}

async function aShopWithAnOrder() {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const balm = await aProduct(shop, { slug: 'a-balm', stock: 10 });
  const oil = await aProduct(shop, { slug: 'b-oil', nameEn: 'Oil', nameSi: 'තෛලය', stock: 3 });
  const lines = [
    { product: oil, quantity: 3 },
    { product: balm, quantity: 2 },
  ];
  const order = await anOrder(shop, { lines });
  const changeStatus = (status: OrderStatus) =>
    changeOrderStatus(shop, { orderId: order.id, status });
  return { shop, order, balm, oil, changeStatus };
}

function buy(shop: Shop, lines: { productId: string; quantity: number }[]) {
  const idempotencyKey = crypto.randomUUID();
  const form = aCheckoutForm({ idempotencyKey, phone: '+94112345678' });
  return placeOrder(shop, { key: idempotencyKey, lines }, form);
}

test('cancelling restocks every unit, and cancelling again restocks nothing', async () => {
  const { shop, changeStatus } = await aShopWithAnOrder();
  expect(await stocksAsInLedger(shop)).toEqual([8, 0]);
  await changeStatus('cancelled');
  expect(await stocksAsInLedger(shop)).toEqual([10, 3]);
  await changeStatus('cancelled');
  expect(await stocksAsInLedger(shop)).toEqual([10, 3]);
});

test('an order that two owners cancel simultaneously is restocked once', async () => {
  const { shop, order, changeStatus } = await aShopWithAnOrder();
  const other = await anOwner(shop);
  const secondCancel = changeOrderStatus(other, { orderId: order.id, status: 'cancelled' });
  const results = await Promise.all([
    changeStatus('cancelled'),
    secondCancel,
    changeStatus('cancelled'),
  ]);
  expect(results.every((result) => result.ok)).toBe(true);
  expect(await stocksAsInLedger(shop)).toEqual([10, 3]);
  expect(await listHistory(shop, order.id)).toHaveLength(2);
});

test('a reinstated order takes its units again', async () => {
  const { shop, changeStatus } = await aShopWithAnOrder();
  await changeStatus('cancelled');
  expect(await changeStatus('pending')).toEqual({ ok: true, value: { shortfall: [] } });
  expect(await stocksAsInLedger(shop)).toEqual([8, 0]);
});

test('a reinstated order records missing units as a shortfall, and cancelling it again restocks only the units that it holds', async () => {
  const { shop, order, oil, changeStatus } = await aShopWithAnOrder();
  await changeStatus('cancelled');
  await buy(shop, [{ productId: oil.id, quantity: 2 }]);

  const shortfall = [{ productId: oil.id, missing: 2, productName: { en: 'Oil', si: 'තෛලය' } }];
  expect(await changeStatus('shipped')).toEqual({ ok: true, value: { shortfall } });
  expect(await stocksAsInLedger(shop)).toEqual([8, 0]);
  expect((await listHistory(shop, order.id)).at(-1)?.details).toEqual({
    from: 'cancelled',
    to: 'shipped',
    shortfall,
  });

  await changeStatus('cancelled');
  expect(await stocksAsInLedger(shop)).toEqual([10, 1]);
});

test('changes between other statuses leave the stock as it is', async () => {
  const { shop, changeStatus } = await aShopWithAnOrder();
  for (const status of ['paid', 'shipped', 'delivered', 'pending'] as const)
    await changeStatus(status);
  expect(await stocksAsInLedger(shop)).toEqual([8, 0]);
});

test('cancelling and reinstating while others buy causes no deadlock, and the stock equals its ledger', async () => {
  const { shop, balm, oil, changeStatus } = await aShopWithAnOrder();
  const lines = [
    { productId: oil.id, quantity: 1 },
    { productId: balm.id, quantity: 1 },
  ];
  const moves = Array.from({ length: 6 }, (_, turn) =>
    changeStatus(turn % 2 ? 'paid' : 'cancelled'),
  );
  const purchases = Array.from({ length: 6 }, (_, turn) =>
    buy(shop, turn % 2 ? lines : lines.toReversed()),
  );
  const results = await Promise.all([...moves, ...purchases]);
  expect(results.filter((result) => !result.ok && result.refusal.code !== 'sold-out')).toEqual([]);
  for (const left of await stocksAsInLedger(shop)) expect(left).toBeGreaterThanOrEqual(0);
});
