import { expect, test } from 'vitest';
import { orderDues } from '#domain/orders/order.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { countPendingOrders, readSalesStatistics } from './sales-statistics.server.ts';

const noon = new Date('2026-11-21T06:30:00Z');
const beforeMidnight = new Date('2026-11-20T18:29:00Z');
const afterMidnight = new Date('2026-11-20T18:31:00Z');

test('the statistics of a shop without orders are 0', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await readSalesStatistics(shop)).toMatchObject({
    todayLkr: 0,
    todayCancelledLkr: 0,
    todayCount: 0,
    pendingCount: 0,
    lateCount: 0,
    revenueLkr: 0,
    revenueCancelledLkr: 0,
    customersCount: 0,
  });
});

test('an order at 23:59 in Colombo belongs to yesterday, and an order at 00:01 to today', async () => {
  const shop = await anOwner(await openTestShop());
  shop.clock.at = noon;
  const balm = await aProduct(shop, { priceLkr: 1000, stock: 10 });
  await anOrder(shop, { lines: [{ product: balm, quantity: 1 }], createdAt: beforeMidnight });
  await anOrder(shop, { lines: [{ product: balm, quantity: 3 }], createdAt: afterMidnight });

  expect(await readSalesStatistics(shop)).toMatchObject({
    todayLkr: 3000,
    todayCount: 1,
    revenueLkr: 4000,
  });

  shop.clock.at = beforeMidnight;
  expect((await readSalesStatistics(shop)).todayLkr).toBe(1000);
});

test('the sums include every order, and the sums of cancelled orders are beside them', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { priceLkr: 1000, stock: 10 });
  const line = (quantity: number) => [{ product: balm, quantity }];
  await anOrder(shop, { lines: line(1), status: 'pending' });
  await anOrder(shop, { lines: line(2), status: 'cancelled' });
  await anOrder(shop, { lines: line(3), status: 'cancelled', createdAt: beforeMidnight });

  expect(await readSalesStatistics(shop)).toMatchObject({
    todayLkr: 3000,
    todayCancelledLkr: 2000,
    pendingCount: 1,
    revenueLkr: 6000,
    revenueCancelledLkr: 5000,
  });
});

test('one phone number is one customer, whatever name was given', async () => {
  const shop = await anOwner(await openTestShop());
  await anOrder(shop, { customerPhone: '+94771234567', customerName: 'Nimal Perera' });
  await anOrder(shop, { customerPhone: '+94771234567', customerName: 'N. Perera' });
  await anOrder(shop, { customerPhone: '+94715550142' });

  expect((await readSalesStatistics(shop)).customersCount).toBe(2);
});

test('a pending order is late after a day, and a shipped order is not', async () => {
  const shop = await anOwner(await openTestShop());
  const hoursAgo = (hours: number) => new Date(shop.now().getTime() - hours * 60 * 60 * 1000);
  await anOrder(shop, { createdAt: hoursAgo(25) });
  await anOrder(shop, { createdAt: hoursAgo(23) });
  await anOrder(shop, { createdAt: hoursAgo(30), status: 'shipped' });

  expect(await readSalesStatistics(shop)).toMatchObject({ pendingCount: 2, lateCount: 1 });
  expect(await countPendingOrders(shop)).toBe(2);
});

test('the numbers of orders with money due by transfer, on delivery, at a courier or as a refund equal those of the order list', async () => {
  const shop = await anOwner(await openTestShop());
  const transfer = { paymentMethod: 'bank_transfer' } as const;
  await anOrder(shop, transfer);
  await anOrder(shop, { ...transfer, status: 'shipped', paymentStatus: 'failed' });
  await anOrder(shop, { ...transfer, status: 'paid', paymentStatus: 'paid' });
  await anOrder(shop, { ...transfer, status: 'cancelled' });
  await anOrder(shop, { status: 'delivered' });
  await anOrder(shop, { status: 'delivered', paymentStatus: 'paid' });
  await anOrder(shop, { status: 'delivered', courier: 'Domex' });
  await anOrder(shop, { status: 'shipped', courier: 'Domex' });
  await anOrder(shop, { status: 'cancelled', paymentStatus: 'paid' });
  await anOrder(shop);

  const counted = await readSalesStatistics(shop);
  expect(counted.due).toEqual({ transfer: 2, delivered: 1, courier: 2, refund: 1 });
  for (const due of orderDues) {
    expect((await listOrders(shop, { concern: due })).counts.all).toBe(counted.due[due]);
  }
});
