import { expect, test } from 'vitest';
import { startOfLastDays } from '#domain/kernel/colombo-time.ts';
import { readSalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { readCustomerStatistics } from './customer-statistics.server.ts';
import { listCustomers } from './list-customers.server.ts';

const dilani = '+94771234567';
const sunil = '+94112345678';

async function aShopWithCustomers() {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 100 }), quantity: 1 }];
  const order = (overrides: Parameters<typeof anOrder>[1]) =>
    anOrder(shop, { lines, ...overrides });
  await order({
    customerName: 'Dilani',
    customerPhone: dilani,
    createdAt: new Date('2026-08-01T05:00:00Z'),
  });
  await order({
    customerName: 'Dilani Silva',
    customerPhone: dilani,
    language: 'si',
    status: 'cancelled',
    createdAt: new Date('2026-11-20T05:00:00Z'),
  });
  await order({
    customerName: 'සුනිල් 100%',
    customerPhone: sunil,
    createdAt: new Date('2026-11-19T05:00:00Z'),
  });
  return { shop, order };
}

test('orders of one phone are one customer with the name of the newest order, and the latest to order is listed first', async () => {
  const { shop } = await aShopWithCustomers();
  expect(await listCustomers(shop)).toEqual({
    customers: [
      {
        phone: dilani,
        name: 'Dilani Silva',
        language: 'si',
        ordersCount: 2,
        orderedLkr: 7600,
        joinedAt: new Date('2026-08-01T05:00:00Z'),
        lastOrderAt: new Date('2026-11-20T05:00:00Z'),
      },
      {
        phone: sunil,
        name: 'සුනිල් 100%',
        language: 'en',
        ordersCount: 1,
        orderedLkr: 3800,
        joinedAt: new Date('2026-11-19T05:00:00Z'),
        lastOrderAt: new Date('2026-11-19T05:00:00Z'),
      },
    ],
    foundCount: 2,
    page: 1,
    pages: 1,
  });
});

test('an account with a phone is a customer before its first order, and the same customer afterwards', async () => {
  const { shop, order } = await aShopWithCustomers();
  await aCustomer(shop, { name: 'Fathima Rizna', phone: '+94765550187' });
  await aCustomer(shop, { name: 'No Phone', phone: '' });

  const [, , fathima, ...more] = (await listCustomers(shop)).customers;
  expect(more).toEqual([]);
  expect(fathima).toEqual({
    phone: '+94765550187',
    name: 'Fathima Rizna',
    language: null,
    ordersCount: 0,
    orderedLkr: 0,
    joinedAt: shop.now(),
    lastOrderAt: null,
  });

  await order({
    customerName: 'F. Rizna',
    customerPhone: '+94765550187',
    createdAt: new Date('2026-11-22T05:00:00Z'),
  });
  const { customers, foundCount } = await listCustomers(shop);
  expect([foundCount, customers[0]]).toEqual([
    3,
    expect.objectContaining({ name: 'F. Rizna', ordersCount: 1, joinedAt: shop.now() }),
  ]);
});

test('orders whose customer data was removed belong to no customer, and are in no statistics', async () => {
  const { shop, order } = await aShopWithCustomers();
  const removed = { customerName: '', customerPhone: '', street: '', personRemovedAt: shop.now() };
  await order(removed);
  await order(removed);
  expect((await listCustomers(shop)).foundCount).toBe(2);
  expect(await readCustomerStatistics(shop)).toMatchObject({
    customersCount: 2,
    averagePerCustomerLkr: 5700,
  });
});

test.each([
  ['DILANI', [dilani]],
  ['silva', [dilani]],
  ['සුනිල්', [sunil]],
  ['077 123 4567', [dilani]],
  ['+94 (0)77-123-4567', [dilani]],
  ['0094771234567', [dilani]],
  ['077 12', [dilani]],
  ['011', [sunil]],
  ['0', [dilani, sunil]],
  ['+94 (0)', [dilani, sunil]],
  ['0094', [dilani, sunil]],
  ['+94 (0)77 12', [dilani]],
  ['940', []],
  ['9407', []],
  ['9407712345', [dilani]],
  ['234567', [dilani, sunil]],
  ['%', [sunil]],
  ['_', []],
  ['nimal', []],
  ["'; drop table orders; --", []],
  ['\0', [dilani, sunil]],
  ['x'.repeat(10_240), []],
])('a search for %j finds the customers %j', async (search, found) => {
  const { shop } = await aShopWithCustomers();
  const list = await listCustomers(shop, { search });
  expect(list.customers.map((customer) => customer.phone)).toEqual(found);
  expect(list.foundCount).toBe(found.length);
});

test('a search compares the displayed name, also the name of an account, but not the names of older orders', async () => {
  const { shop, order } = await aShopWithCustomers();
  await aCustomer(shop, { name: 'Fathima Rizna', phone: '+94765550187' });
  await order({ customerName: 'Sunil', customerPhone: sunil, createdAt: shop.now() });
  const found = async (search: string) =>
    (await listCustomers(shop, { search })).customers.map((customer) => customer.name);
  expect(await found('rizna')).toEqual(['Fathima Rizna']);
  expect(await found('sunil')).toEqual(['Sunil']);
  expect(await found('සුනිල්')).toEqual([]);
});

test('a page has twenty-four customers, and the number of a page that does not exist is clamped', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 100 }), quantity: 1 }];
  for (let minute = 10; minute < 35; minute += 1) {
    const createdAt = new Date(Date.UTC(2026, 10, 20, 4, minute));
    await anOrder(shop, { lines, createdAt, customerPhone: `+947712345${minute}` });
  }
  const first = await listCustomers(shop);
  expect([first.customers.length, first.foundCount, first.pages]).toEqual([24, 25, 2]);
  expect(first.customers[0]?.phone).toBe('+94771234534');
  for (const page of [2, 3, 1e15]) {
    const last = await listCustomers(shop, { page });
    expect([last.page, last.customers.map(({ phone }) => phone)]).toEqual([2, ['+94771234510']]);
  }
  for (const page of [0, -1, Number.NaN, 1.5]) {
    expect((await listCustomers(shop, { page })).page).toBe(1);
  }
});

test('the statistics count all customers and those first seen in the last thirty days, and average all orders over all customers', async () => {
  const { shop, order } = await aShopWithCustomers();
  // Counts days in Colombo, today included, as the dashboard does.
  const firstDay = startOfLastDays(shop.now(), 30);
  await order({ customerPhone: '+94765550101', createdAt: firstDay });
  await order({ customerPhone: '+94765550102', createdAt: new Date(firstDay.getTime() - 1) });
  await aCustomer(shop, { phone: '+94765550187' });
  expect(await readCustomerStatistics(shop)).toEqual({
    customersCount: 5,
    orderedCount: 4,
    newCount: 3,
    averagePerCustomerLkr: 3800,
  });
  expect((await readSalesStatistics(shop)).customersCount).toBe(4);
});

test('the average is in whole rupees, and all statistics of a shop without customers are zero', async () => {
  const { shop, order } = await aShopWithCustomers();
  await order({ customerPhone: '+94765550101' });
  await aCustomer(shop, { phone: '+94765550187' });
  await aCustomer(shop, { phone: '+94765550188' });
  await aCustomer(shop, { phone: '+94765550189' });
  expect((await readCustomerStatistics(shop)).averagePerCustomerLkr).toBe(2533);

  const empty = await anOwner(await openTestShop());
  expect(await readCustomerStatistics(empty)).toEqual({
    customersCount: 0,
    orderedCount: 0,
    newCount: 0,
    averagePerCustomerLkr: 0,
  });
  expect(await listCustomers(empty)).toEqual({ customers: [], foundCount: 0, page: 1, pages: 1 });
});
