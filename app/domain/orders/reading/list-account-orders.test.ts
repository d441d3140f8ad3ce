import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { findOrderOf } from './find-order.server.ts';
import { listAccountOrders } from './list-account-orders.server.ts';

test('an account lists its own orders only, newest first, with their lines', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const nimal = await aCustomer(shop);
  const product = await aProduct(shop, { images: ['/pictures/oil-1200.webp'] });
  const first = await anOrder(shop, { userId, lines: [{ product, quantity: 2 }] });
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  const second = await anOrder(shop, { userId, status: 'shipped' });
  await anOrder(shop);

  const listed = await listAccountOrders(shop, { userId, page: 1 });

  expect(listed).toMatchObject({ count: 2, page: 1, pages: 1 });
  expect(listed.orders.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(listed.orders[1]).toEqual({
    id: first.id,
    orderNumber: first.orderNumber,
    createdAt: first.createdAt,
    status: 'pending',
    paymentStatus: 'pending',
    totalLkr: 7600,
    lines: [
      {
        productId: product.id,
        name: { en: 'Herbal balm', si: 'ඖෂධීය බාම්' },
        quantity: 2,
        image: '/pictures/oil-1200.webp',
      },
    ],
  });
  const ofNimal = await listAccountOrders(shop, { userId: nimal.actor.userId, page: 1 });
  expect(ofNimal).toEqual({ orders: [], count: 0, page: 1, pages: 1 });
});

test('a page has twenty orders, and the nearest page is returned for a page that does not exist', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const product = await aProduct(shop, { stock: 30 });
  for (let count = 0; count < 21; count += 1) {
    await anOrder(shop, { userId, lines: [{ product, quantity: 1 }] });
  }
  const shown = async (page: number) => {
    const listed = await listAccountOrders(shop, { userId, page });
    return [listed.page, listed.orders.length, listed.pages, listed.count];
  };
  expect(await shown(1)).toEqual([1, 20, 2, 21]);
  expect(await shown(2)).toEqual([2, 1, 2, 21]);
  expect(await shown(99)).toEqual([2, 1, 2, 21]);
  expect(await shown(Number.NaN)).toEqual([1, 20, 2, 21]);
  expect(await shown(-1)).toEqual([1, 20, 2, 21]);
});

test('an order is found only for the account that has it', async () => {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop);
  const nimal = await aCustomer(shop);
  const order = await anOrder(shop, { userId: kamala.actor.userId });
  const find = (userId: string, orderId: string) => findOrderOf(shop, { userId, orderId });

  expect(await find(kamala.actor.userId, order.id)).toMatchObject({ id: order.id });
  expect(await find(nimal.actor.userId, order.id)).toBeUndefined();
  expect(await find(nimal.actor.userId, randomUUID())).toBeUndefined();
  expect(await find(nimal.actor.userId, 'no-id')).toBeUndefined();
});
