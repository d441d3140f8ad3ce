import { expect, test } from 'vitest';
import { adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findProductForStockCount, findStockLedger } from './find-stock-ledger.server.ts';

test('the ledger of a product lists its movements newest first, with reason, actor and order', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 10 });
  const order = await anOrder(shop, { lines: [{ product: balm, quantity: 2 }] });
  await adjustStock(shop, balm.id, { kind: 'take', units: 1, note: 'Broken' });

  const ledger = await findStockLedger(shop, balm.id, { page: 1 });
  expect(ledger).toMatchObject({ product: { stock: 7, active: true }, page: 1, pages: 1 });
  expect(ledger?.rows).toMatchObject([
    { units: -1, stockAfter: 7, note: 'Broken', actor: { kind: 'owner', name: 'Kamala Silva' } },
    { units: -2, stockAfter: 8, reason: 'order', orderNumber: order.orderNumber },
    { units: 10, stockAfter: 10, reason: 'opening', orderId: null, actor: { kind: 'shop' } },
  ]);
});

test('the units of open orders that are not packed count as on the shelf, but no longer as stock', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 20 });
  const buy = (quantity: number, overrides: object = {}) =>
    anOrder(shop, { lines: [{ product: balm, quantity }], ...overrides });
  await buy(1);
  await buy(2, { status: 'paid' });
  await buy(4, { packedAt: shop.now() });
  await buy(5, { status: 'shipped' });
  const { id: orderId } = await buy(3);
  await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  expect(await findProductForStockCount(shop, balm.id)).toMatchObject({ stock: 8, toPack: 3 });
});

test('a long ledger has pages, and the nearest page is returned for a page that does not exist', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 1, active: true });
  for (let turn = 0; turn < 20; turn += 1) {
    await adjustStock(shop, id, { kind: 'add', units: 1, note: `${turn}` });
  }
  expect(await findStockLedger(shop, id, { page: 99 })).toMatchObject({
    page: 2,
    pages: 2,
    rows: [{ reason: 'opening', stockAfter: 1 }],
  });
});

test('an inactive product has its ledger, and an unknown product has none', async () => {
  const shop = await anOwner(await openTestShop());
  const inactive = await aProduct(shop, { active: false });
  expect(await findStockLedger(shop, inactive.id, { page: 1 })).toMatchObject({
    product: { active: false },
  });
  const unknownId = '00000000-0000-4000-8000-000000000000';
  expect(await findStockLedger(shop, unknownId, { page: 1 })).toBeUndefined();
});

test('the stock after each movement continues from page to page, up to the current stock', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 100 });
  for (let turn = 0; turn < 45; turn += 1) {
    const kind = turn % 3 ? 'add' : 'take';
    await adjustStock(shop, id, { kind, units: 1 + turn, note: `${turn}` });
  }
  const pages = await Promise.all([1, 2, 3].map((page) => findStockLedger(shop, id, { page })));
  const rows = pages.flatMap((ledger) => ledger?.rows ?? []).reverse();
  let stock = 0;
  for (const { units, stockAfter } of rows) {
    stock += units;
    expect(stockAfter).toBe(stock);
  }
  expect(pages[0]?.product.stock).toBe(stock);
});
