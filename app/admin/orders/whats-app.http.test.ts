import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

test('Today, the list of orders and the order open WhatsApp with the same text', async () => {
  const owner = shop.visitor();
  const { username = '', password = '' } = shop.demo ?? {};
  await owner.post('/admin/sign-in', { username, password });
  const { body: today } = await owner.get('/admin/today');
  const { body: list } = await owner.get('/admin/orders');
  const links = today.match(/https:\/\/wa\.me\/94\d+\?text=[^"\\]+/g) ?? [];
  expect(links.length).toBeGreaterThan(1);
  for (const link of new Set(links)) expect(list).toContain(link);
  const [, orderId = ''] = /href="\/admin\/orders\/([0-9a-f-]{36})"/.exec(today) ?? [];
  const { body: order } = await owner.get(`/admin/orders/${orderId}`);
  expect(links.some((link) => order.includes(link))).toBe(true);
});
