import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { channelCopy } from '#domain/channels/channels.copy.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, type TestShop } from '#test/shop.ts';
import type { Route } from './+types/order-success.route';
import { type Confirmation, loadConfirmation } from './load-confirmation.server.ts';
import { demoUpdatesNotice } from './order-success.copy.ts';
import { headers, loader } from './order-success.route.tsx';

type PageOptions = { path?: string; isDemo?: boolean };

async function open(
  shop: TestShop,
  orderId: string,
  { path = '', isDemo = true }: PageOptions = {},
) {
  const { args } = await visitArgs(shop, { path: `${path}/order-success/${orderId}`, isDemo });
  const returned = await loader({ ...args, params: { orderId } } as unknown as Route.LoaderArgs);
  return { status: returned.init?.status ?? 200, page: returned.data };
}

test('the page shows the order as it was placed, with its phone as people write it', async () => {
  const shop = await openSellingShop();
  const product = await aProduct(shop, { nameEn: 'Oil', priceLkr: 3800 });
  const order = await anOrder(shop, { lines: [{ product, quantity: 2 }], notes: 'Please call.' });

  const { status, page } = await open(shop, order.id);

  expect(status).toBe(200);
  expect(page.order).toMatchObject({
    phone: '077 123 4567',
    street: '12 Temple Road',
    notes: 'Please call.',
    totalLkr: 7600,
    lines: [{ name: { en: 'Oil' }, quantity: 2, totalLkr: 7600 }],
  });
  expect(page).toMatchObject({
    progress: {
      orderNumber: order.orderNumber,
      createdAt: order.createdAt,
      status: 'pending',
      dueLkr: 7600,
    },
  });
  expect(page.order).not.toHaveProperty('customerEmail');
});

test('the page shows the current status and payment status of the order', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop, { status: 'shipped', paymentStatus: 'paid' });
  const progress = { status: 'shipped', paymentStatus: 'paid' };
  expect((await open(shop, id)).page).toMatchObject({ isNewOrder: false, progress });
});

test('unknown, malformed and guessed ids all get the same response', async () => {
  const shop = await openSellingShop();
  const { orderNumber, idempotencyKey } = await anOrder(shop);
  const answers = await Promise.all(
    [randomUUID(), 'nothing', orderNumber, idempotencyKey].map((id) => open(shop, id)),
  );
  for (const answer of answers) {
    expect(answer).toEqual({
      status: 404,
      page: { siteName: { en: 'Sandhi', si: 'සන්ධි' }, order: undefined, placement: undefined },
    });
  }
});

test('a failing database fails the page, which never says that there is no such order', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop);
  const broken = {
    ...shop,
    db: new Proxy(shop.db, {
      get(db, name) {
        if (name === 'select') throw new Error('The database is down.');
        return Reflect.get(db, name);
      },
    }),
  };
  await expect(open(broken, id)).rejects.toThrow('The database is down.');
});

test('the WhatsApp link has the full number and a question about this order, in the language of the page', async () => {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ whatsapp: '071 234 5678', phone: '011 234 5678' });
  const { id, orderNumber } = await anOrder(shop);

  const english = (await open(shop, id, { isDemo: false })).page;
  const sinhala = (await open(shop, id, { path: '/si' })).page;

  const link = new URL(english.order ? (english.contact.whatsAppUrl ?? '') : '');
  expect(link.origin + link.pathname).toBe('https://wa.me/94712345678');
  expect(link.searchParams.get('text')).toBe(
    `Hello, I would like to ask about my order ${orderNumber}.`,
  );
  expect(english).toMatchObject({ contact: { callUrl: 'tel:+94112345678' } });
  expect(decodeURIComponent(sinhala.order ? (sinhala.contact.whatsAppUrl ?? '') : '')).toContain(
    `මගේ ${orderNumber} ඇණවුම ගැන`,
  );
});

test('outside of demo mode the page links to no contact that nobody has entered', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop);

  expect((await open(shop, id, { isDemo: false })).page).toMatchObject({
    contact: { whatsAppUrl: undefined, callUrl: undefined },
  });
  expect((await open(shop, id, { isDemo: true })).page).toMatchObject({
    contact: { whatsAppUrl: expect.stringContaining('94771234567'), callUrl: 'tel:+94771234567' },
  });
});

test.each([
  [{ paymentMethod: 'bank_transfer' }, true],
  [{ paymentMethod: 'bank_transfer', paymentStatus: 'paid' }, false],
  [{ paymentMethod: 'bank_transfer', status: 'cancelled' }, false],
  [{ paymentMethod: 'cod' }, false],
] as const)(
  'bank details are shown while a transfer is awaited: %j %j',
  async (overrides, isShown) => {
    const shop = await openSellingShop();
    await shop.db.update(settings).set({ bankAccountDetails: 'Bank of Ceylon 1' });
    const { id } = await anOrder(shop, overrides);

    const { page } = await open(shop, id);

    expect(page.order && page.transfer?.details.en).toBe(isShown ? 'Bank of Ceylon 1' : undefined);
  },
);

test('the WhatsApp message for the bank slip has the order number and the amount', async () => {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ bankAccountDetails: 'Bank of Ceylon 1' });
  const { id, orderNumber } = await anOrder(shop, { paymentMethod: 'bank_transfer' });
  const slipTextOf = async (path: string) => {
    const { page } = await open(shop, id, { path });
    return new URL((page.order && page.transfer?.slipChatUrl) ?? '').searchParams.get('text');
  };

  expect(await slipTextOf('')).toBe(
    `Hello, here is the bank slip for my order ${orderNumber} (₨\u00a03,800).`,
  );
  expect(await slipTextOf('/si')).toContain(`මගේ ${orderNumber} ඇණවුමේ (රු. 3,800) බැංකු රිසිට්පත`);
});

test('the page is the confirmation of a new order for a day, and then shows its progress', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop);
  const openPage = async () => (await open(shop, id)).page;
  expect(await openPage()).toMatchObject({ isNewOrder: true });
  shop.clock.at = new Date(shop.clock.at.getTime() + 24 * 60 * 60 * 1000);
  const dayLater = { isNewOrder: false, updatesNotice: demoUpdatesNotice };
  expect(await openPage()).toMatchObject(dayLater);
});

test('no message about shipping is promised once the order has been shipped', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop, { status: 'shipped' });
  expect((await open(shop, id)).page).toMatchObject({ updatesNotice: undefined });
});

test('a new order that was refunded in full has no confirmation, no promised messages and no day of arrival', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop, { paymentStatus: 'refunded' });
  const progress = { arrival: undefined };
  const nothing = { isNewOrder: false, updatesNotice: undefined, progress };
  expect((await open(shop, id)).page).toMatchObject(nothing);
});

test('the page is neither cached nor indexed, and its URL is not sent to other sites', () => {
  expect(headers()).toEqual({
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
  });
});

test('messages about the order are promised only by the channel that will send them', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop);
  const { id: withoutEmail } = await anOrder(shop, { customerEmail: null });
  const email = { name: 'email' } as const;
  const noticeFor = async (orderId: string, channels: (typeof email)[]) => {
    const request = { orderId, language: 'en', isDemo: false, channels } as const;
    const { updatesNotice } = (await loadConfirmation(shop, request)) as Confirmation;
    return updatesNotice;
  };
  expect(await noticeFor(id, [email])).toEqual(channelCopy.email.updatesNotice);
  expect(await noticeFor(id, [])).toBeUndefined();
  expect(await noticeFor(withoutEmail, [email])).toBeUndefined();
  await shop.db.update(settings).set({ emailNotifications: false });
  expect(await noticeFor(id, [email])).toBeUndefined();
  expect((await open(shop, id)).page).toMatchObject({ updatesNotice: demoUpdatesNotice });
});
