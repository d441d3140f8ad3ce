import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess();
});
afterAll(() => shop?.close());

test('Today, the list of orders and the order link to WhatsApp with the same text; a landline has no link', async () => {
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

test('a delivered order whose transfer is still due opens WhatsApp in Today and in the list too', async () => {
  const { actor } = await anOwner(shop.shop);
  const owner = await shop.signedIn(actor.userId);
  const owed = { status: 'delivered', paymentMethod: 'bank_transfer' } as const;
  const { id } = await anOrder(shop.shop, { ...owed, customerPhone: '+94761234567' });
  for (const page of ['/admin/today', '/admin/orders', `/admin/orders/${id}`]) {
    const { body } = await owner.get(page);
    const [, text = ''] = /"https:\/\/wa\.me\/94761234567\?text=([^"]+)"/.exec(body) ?? [];
    expect(decodeURIComponent(text), page).toContain('is still due for your order');
  }
});

test('a WhatsApp text and the page that confirms an order list the units to send, without those returned with a refund', async () => {
  const owner = await anOwner(shop.shop);
  const signedIn = await shop.signedIn(owner.actor.userId);
  const oil = await aProduct(shop.shop, { nameEn: 'Returned Oil' });
  const balm = await aProduct(shop.shop, { nameEn: 'Returned Balm' });
  const { id: orderId } = await anOrder(shop.shop, {
    customerPhone: '+94712345678',
    receivedLkr: 7600,
    lines: [
      { product: oil, quantity: 2 },
      { product: balm, quantity: 1 },
    ],
  });
  const returnedUnits = new Map([oil, balm].map(({ id }) => [id, 1]));
  const refund = { orderId, amountLkr: 7600, shownRefundedLkr: 0, returnedUnits } as const;
  await refundOrder(owner, { ...refund, method: 'cash', reason: '' });

  const { body } = await signedIn.get(`/admin/orders/${orderId}`);
  const [, encoded = ''] = /wa\.me\/94712345678\?text=([^"]+)"/.exec(body) ?? [];
  const text = decodeURIComponent(encoded);
  const [confirmPath = ''] = /\/confirm\/\S+/.exec(text) ?? [];
  const { body: page } = await shop.visitor().get(confirmPath);
  for (const shown of [text, page.replaceAll(/<[^>]*>/g, '')]) {
    expect(shown).toContain('1 × Returned Oil');
    expect(shown).not.toContain('Returned Balm');
  }
});
