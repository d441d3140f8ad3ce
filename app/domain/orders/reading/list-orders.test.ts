import { expect, test } from 'vitest';
import { shortOrderNumber } from '#domain/orders/order.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { listOrders } from './list-orders.server.ts';

async function aShopWithTwoOrders() {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { stock: 100 });
  const lines = [{ product, quantity: 1 }];
  await anOrder(shop, {
    lines,
    orderNumber: 'ORD-1-1',
    customerName: 'Dilani Silva',
    city: 'MATARA Fort',
  });
  await anOrder(shop, {
    lines,
    orderNumber: 'ORD-1-2',
    customerName: 'සුනිල් 100%',
    customerPhone: '+94112345678',
    status: 'shipped',
    createdAt: new Date('2026-11-22T00:00:00Z'),
    city: 'වැලිගම',
  });
  return shop;
}

test('the newest order is listed first, and each order has the columns of the list', async () => {
  const shop = await aShopWithTwoOrders();
  const list = await listOrders(shop);
  expect(list.orders.map((order) => order.orderNumber)).toEqual(['ORD-1-2', 'ORD-1-1']);
  expect(list.orders[1]).toMatchObject({
    customerName: 'Dilani Silva',
    customerPhone: '+94771234567',
    totalLkr: 3800,
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    status: 'pending',
  });
});

test.each([
  ['ord-1-2', ['ORD-1-2']],
  ['dilani', ['ORD-1-1']],
  ['සුනිල්', ['ORD-1-2']],
  ['077 123 4567', ['ORD-1-1']],
  ['0771234567', ['ORD-1-1']],
  ['+94 77-123-4567', ['ORD-1-1']],
  ['+94 (0)77 123 4567', ['ORD-1-1']],
  ['0094771234567', ['ORD-1-1']],
  ['077 12', ['ORD-1-1']],
  ['234567', ['ORD-1-2', 'ORD-1-1']],
  ['011', ['ORD-1-2']],
  ['+94 (0)77 12', ['ORD-1-1']],
  ['940', []],
  ['matara', ['ORD-1-1']],
  ['මාතර', ['ORD-1-1']],
  ['මාත', ['ORD-1-1']],
  ['Weligama', ['ORD-1-2']],
  ['weli', ['ORD-1-2']],
  ['වැලි', ['ORD-1-2']],
  ['kandy', []],
  ['%', ['ORD-1-2']],
  ['100%', ['ORD-1-2']],
  ['_', []],
  ['\\', []],
  ["'; drop table orders; --", []],
  ['\0', ['ORD-1-2', 'ORD-1-1']],
  ['di\0lani', ['ORD-1-1']],
  ['\ud83d', []],
  ['x'.repeat(10_240), []],
  ['+', []],
  ['   ', ['ORD-1-2', 'ORD-1-1']],
])('a search for %j finds the matching orders', async (search, found) => {
  const list = await listOrders(await aShopWithTwoOrders(), { search });
  expect(list.orders.map((order) => order.orderNumber)).toEqual(found);
  expect(list.counts.all).toBe(found.length);
});

test('the last six digits of an order number find the order, with or without a space, and so does the whole number', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 100 }), quantity: 1 }];
  const numbers = ['ORD-1795331987720-667', 'ORD-1795331987721-5', 'ORD-1795331987722-48'];
  for (const orderNumber of numbers) await anOrder(shop, { lines, orderNumber });
  const found = async (search: string) =>
    (await listOrders(shop, { search })).orders.map((order) => order.orderNumber);

  for (const orderNumber of numbers) {
    const digits = shortOrderNumber(orderNumber);
    for (const typed of [digits, ` ${digits.slice(0, 3)} ${digits.slice(3)}`, orderNumber]) {
      expect([typed, await found(typed)]).toEqual([typed, [orderNumber]]);
    }
  }
  expect(await found('1795331987720667')).toEqual([numbers[0]]);
  expect(await found('720668')).toEqual([]);
});

test('a listed order has its town, its lines and whether it was confirmed', async () => {
  const shop = await anOwner(await openTestShop());
  const [oil, balm] = [
    await aProduct(shop, { nameEn: 'Oil' }),
    await aProduct(shop, { nameEn: 'Balm' }),
  ];
  const confirmedByPhoneAt = shop.now();
  const lines = [
    { product: oil, quantity: 2 },
    { product: balm, quantity: 1 },
  ];
  await anOrder(shop, { lines, city: 'Galle', confirmedByPhoneAt });
  await anOrder(shop, { city: 'Kandy', createdAt: new Date('2026-11-01T00:00:00Z') });

  const [confirmed, waiting] = (await listOrders(shop)).orders;
  expect(confirmed).toMatchObject({ city: 'Galle', confirmedByPhoneAt, source: 'web' });
  expect(confirmed?.lines).toEqual([
    { productName: expect.objectContaining({ en: 'Oil' }), quantity: 2 },
    { productName: expect.objectContaining({ en: 'Balm' }), quantity: 1 },
  ]);
  expect(waiting).toMatchObject({ city: 'Kandy', confirmedByPhoneAt: null });
  expect((await listOrders(shop, { concern: 'confirmed' })).orders).toEqual([confirmed]);
  expect((await listOrders(shop, { concern: 'to-confirm' })).orders).toEqual([waiting]);
});

test('a list of one status has only its orders, and counts those of every status', async () => {
  const shop = await aShopWithTwoOrders();
  const list = await listOrders(shop, { status: 'shipped' });
  expect(list.orders.map((order) => order.orderNumber)).toEqual(['ORD-1-2']);
  expect(list.counts).toEqual({
    all: 2,
    pending: 1,
    paid: 0,
    shipped: 1,
    delivered: 0,
    cancelled: 0,
  });
});

test('a page has fifty orders, and the nearest page is returned for a page that does not exist', async () => {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { stock: 100 });
  for (let minute = 0; minute < 51; minute += 1) {
    const createdAt = new Date(Date.UTC(2026, 10, 21, 4, minute));
    const orderNumber = `ORD-${minute}`;
    await anOrder(shop, { lines: [{ product, quantity: 1 }], createdAt, orderNumber });
  }
  const first = await listOrders(shop);
  expect([first.orders.length, first.orders[0]?.orderNumber, first.pages]).toEqual([
    50,
    'ORD-50',
    2,
  ]);
  for (const page of [2, 3, 1e15]) {
    const last = await listOrders(shop, { page });
    expect([last.page, last.orders.map((order) => order.orderNumber)]).toEqual([2, ['ORD-0']]);
  }
  for (const page of [0, -1, Number.NaN, 1.5, Number.POSITIVE_INFINITY]) {
    expect((await listOrders(shop, { page })).page).toBe(1);
  }
});

test('all pages together have every order once, newest first, also the pages that the database reads from the oldest order', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 300 }), quantity: 1 }];
  const opening = shop.now().getTime();
  // Gives two orders each the same time, so that they are sorted by their ids.
  for (let index = 0; index < 170; index += 1) {
    await anOrder(shop, { lines, createdAt: new Date(opening + Math.floor(index / 2) * 1000) });
  }
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await listOrders(shop, { page }));

  expect(pages.map((page) => page.orders.length)).toEqual([50, 50, 50, 20]);
  const listed = pages.flatMap((page) => page.orders);
  const sorted = listed.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  expect(listed.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  expect(new Set(listed.map(({ id }) => id)).size).toBe(170);
});

test('a shop without orders has one empty page', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await listOrders(shop)).toMatchObject({ orders: [], page: 1, pages: 1 });
});

test('the days of a range are in Colombo time, and its last day is included', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop), quantity: 1 }];
  const times = ['2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z', '2026-11-21T18:29:59Z'];
  for (const [index, at] of [...times, '2026-11-21T18:30:00Z'].entries()) {
    await anOrder(shop, { lines, orderNumber: `ORD-${index}`, createdAt: new Date(at) });
  }
  const numbers = async (from?: string, to?: string) =>
    (await listOrders(shop, { from, to })).orders.map((order) => order.orderNumber);

  expect(await numbers('2026-11-21', '2026-11-21')).toEqual(['ORD-2', 'ORD-1']);
  expect(await numbers('2026-11-22')).toEqual(['ORD-3']);
  expect(await numbers(undefined, '2026-11-20')).toEqual(['ORD-0']);
  expect(await numbers('2026-02-30', 'yesterday')).toHaveLength(4);
});
