import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess();
});
afterAll(() => shop?.close());

test('Today, the list of orders and the order open WhatsApp with the same text; a landline has none', async () => {
  const { actor } = await anOwner(shop.shop);
  const owner = await shop.signedIn(actor.userId);
  const { id } = await anOrder(shop.shop, { customerPhone: '+94771234567' });
  await anOrder(shop.shop, { customerPhone: '+94112345678' });
  const pages = ['/admin/today', '/admin/orders', `/admin/orders/${id}`];
  const links = await Promise.all(
    pages.map(async (page) => {
      const { body } = await owner.get(page);
      expect(body).not.toContain('wa.me/94112345678');
      return /"(https:\/\/wa\.me\/94771234567\?text=[^"]+)"/.exec(body)?.[1];
    }),
  );
  expect(links[0]).toContain(encodeURIComponent(`${shop.running.appUrl.origin}/confirm/`));
  expect(new Set(links).size).toBe(1);
});
