import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { findOrderContact, linkOrder } from './link-order.server.ts';

test('a guest order is linked to one account, also repeatedly, but not to a second account', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const nimal = (await aCustomer(shop)).actor.userId;
  const order = await anOrder(shop);
  const other = await anOrder(shop);

  for (const _ of ['first', 'again']) {
    expect(await linkOrder(shop, { userId, orderId: order.id })).toBe(true);
  }
  expect(await linkOrder(shop, { userId: nimal, orderId: order.id })).toBe(false);
  expect(await linkOrder(shop, { userId, orderId: randomUUID() })).toBe(false);

  expect(await shop.db.$count(orders, eq(orders.userId, userId))).toBe(1);
  expect(await findOrderContact(shop, order.id)).toMatchObject({ isGuestOrder: false });
  expect(await findOrderContact(shop, other.id)).toEqual({
    name: 'Nimal Perera',
    phoneE164: '+94771234567',
    isGuestOrder: true,
  });
  expect(await findOrderContact(shop, order.orderNumber)).toBeUndefined();
});
