import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { confirmLink, findOrderOfLink } from './confirm-link.server.ts';

test('the link finds only its own order, for seven days, and does not contain the id of the order', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const order = await anOrder(shop, { language: 'si' });
  const other = await anOrder(shop);

  const link = new URL(confirmLink(running, order) ?? '');
  const token = link.pathname.split('/').at(-1) ?? '';

  expect(link.pathname).toMatch(/^\/si\/confirm\/ORD-/);
  expect(link.href).not.toContain(order.id);
  expect(await findOrderOfLink(running, shop, token)).toMatchObject({ id: order.id });
  const signature = token.split('.')[1];
  for (const invented of [
    `${other.orderNumber}.${signature}`,
    order.orderNumber,
    `${token}A`,
    '',
  ]) {
    expect(await findOrderOfLink(running, shop, invented), invented).toBeUndefined();
  }
  expect(confirmLink(running, { ...order, status: 'shipped' })).toBeUndefined();
  const anotherShop = { ...running, secret: 'the secret of another shop' };
  expect(await findOrderOfLink(anotherShop, shop, token)).toBeUndefined();

  shop.now = () => new Date(order.createdAt.getTime() + 7 * 24 * 60 * 60 * 1000 + 1);
  expect(await findOrderOfLink(running, shop, token)).toBeUndefined();
  expect(confirmLink({ ...running, shop }, order)).toBeUndefined();
});

test('a link that went to a wrong number opens nothing once the number is corrected', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const order = await anOrder(shop);
  const tokenOf = (link = '') => link.split('/').at(-1) ?? '';
  const token = tokenOf(confirmLink(running, order));
  const corrected = { ...order, customerPhone: '+94712223334' };
  await shop.db
    .update(orders)
    .set({ customerPhone: corrected.customerPhone })
    .where(eq(orders.id, order.id));

  expect(await findOrderOfLink(running, shop, token)).toBeUndefined();
  const newToken = tokenOf(confirmLink(running, corrected));
  expect(await findOrderOfLink(running, shop, newToken)).toMatchObject({ id: order.id });
});
