import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { confirmLink, findOrderOfLink } from './confirm-link.server.ts';

test('the link opens its own order for seven days, and says nothing of the private page', async () => {
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
