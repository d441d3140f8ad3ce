import { expect, test } from 'vitest';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { writeMessages } from './write-messages.server.ts';

async function openShopWithMessages({ demo = false, ownerEmail = 'owner@shop.lk' } = {}) {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo })] });
  await shop.db.update(settings).set({ email: ownerEmail });
  return shop;
}

async function buy(shop: Shop, overrides: Parameters<typeof formFor>[1] = {}) {
  const cart = aCart([await aProduct(shop), 1]);
  return placeOrder(shop, cart, formFor(cart, overrides));
}

async function listWritten(shop: Shop) {
  const { kind, recipient, language, state } = messages;
  return shop.db.select({ kind, recipient, language, state }).from(messages).orderBy(kind);
}

test('a placed order notifies the customer in the language of the order, and the owner', async () => {
  const shop = await openShopWithMessages();

  await buy(shop, { language: 'si', email: 'nimal@example.lk' });

  expect(await listWritten(shop)).toEqual([
    { kind: 'new-order', recipient: 'owner@shop.lk', language: 'en', state: 'waiting' },
    { kind: 'order-placed', recipient: 'nimal@example.lk', language: 'si', state: 'waiting' },
  ]);
});

test('an order and its messages are stored together or not at all', async () => {
  const failing = async () => {
    throw new Error('another listener failed');
  };
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false }), failing] });

  await expect(buy(shop)).rejects.toThrow('another listener failed');

  expect(await shop.db.$count(orders)).toBe(0);
  expect(await shop.db.$count(messages)).toBe(0);
});

test('an order form that is sent twice at once writes each message once', async () => {
  const shop = await openShopWithMessages();
  const cart = aCart([await aProduct(shop), 1]);
  const form = formFor(cart);

  await Promise.all([placeOrder(shop, cart, form), placeOrder(shop, cart, form)]);

  expect(await shop.db.$count(messages)).toBe(2);
});

test('an owner who orders from their own shop gets both messages', async () => {
  const shop = await openShopWithMessages();

  await buy(shop, { email: 'owner@shop.lk' });

  expect(await shop.db.$count(messages)).toBe(2);
});

test.each([
  ['shipped', 'order-shipped'],
  ['delivered', 'order-delivered'],
  ['cancelled', 'order-cancelled'],
] as const)('an order that is %s notifies the customer', async (status, kind) => {
  const shop = await openShopWithMessages();
  const { id: orderId } = await anOrder(shop);

  await changeOrderStatus(await anOwner(shop), { orderId, status });

  expect(await shop.db.select().from(messages)).toMatchObject([{ kind, orderId }]);
});

test.each(['paid', 'pending'] as const)('an order that is %s notifies no one', async (status) => {
  const shop = await openShopWithMessages();
  const { id: orderId } = await anOrder(shop, { status: 'shipped' });

  await changeOrderStatus(await anOwner(shop), { orderId, status });

  expect(await listWritten(shop)).toEqual([]);
});

test.each([
  ['no e-mail address', null],
  ['a placeholder as e-mail address', 'p94771234567@phone.invalid'],
])('a customer with %s gets no message', async (_what, customerEmail) => {
  const shop = await openShopWithMessages();
  const { id: orderId } = await anOrder(shop, { customerEmail });

  await changeOrderStatus(await anOwner(shop), { orderId, status: 'shipped' });

  expect(await listWritten(shop)).toEqual([]);
});

test('with e-mails about orders switched off, links and contact messages are still sent', async () => {
  const shop = await openShopWithMessages();
  await shop.db.update(settings).set({ emailNotifications: false });
  const nimal = { email: 'nimal@example.lk', personName: 'Nimal', language: 'si' as const };
  const link = { link: 'https://shop.example.lk/x', expiresAt: shop.now() };

  await buy(shop);
  await announce(shop, { name: 'password-reset-requested', requestId: 'a', ...nimal, ...link });
  await announce(shop, { name: 'email-verification-requested', requestId: 'b', ...nimal, ...link });
  await recordContactMessage(shop, { name: 'N', phone: '1', email: undefined, message: 'Hello' });

  expect((await listWritten(shop)).map(({ kind }) => kind)).toEqual([
    'contact-message',
    'email-proof',
    'password-reset',
  ]);
});

test('a request for a link that is announced twice writes one message, which becomes useless when the link expires', async () => {
  const shop = await openShopWithMessages();
  const expiresAt = new Date(shop.now().getTime() + 3_600_000);
  const request = {
    name: 'password-reset-requested',
    requestId: 'one request',
    email: 'nimal@example.lk',
    personName: 'Nimal',
    language: 'en',
    link: 'https://shop.example.lk/x',
    expiresAt,
  } as const;

  await announce(shop, request);
  await announce(shop, request);

  expect(await shop.db.select().from(messages)).toMatchObject([
    { secretLink: 'https://shop.example.lk/x', uselessAfter: expiresAt },
  ]);
});

test('an owner whose address is still the placeholder gets no message', async () => {
  const shop = await openShopWithMessages({ ownerEmail: 'hello@sandhi.example' });

  await buy(shop, { email: 'nimal@example.lk' });

  expect((await listWritten(shop)).map(({ kind }) => kind)).toEqual(['order-placed']);
});

test('in demo mode all messages get the state `shown` instead of `waiting`, even those to the placeholder address of the owner', async () => {
  const shop = await openShopWithMessages({ demo: true, ownerEmail: 'hello@sandhi.example' });

  await buy(shop);

  expect((await listWritten(shop)).map(({ kind, state }) => [kind, state])).toEqual([
    ['new-order', 'shown'],
    ['order-placed', 'shown'],
  ]);
});

/** Places orders without e-mail addresses, each from a phone number of its own. */
async function placeMany(shop: Shop, count: number, { from = 0 } = {}) {
  const product = await aProduct(shop, { stock: count });
  for (let index = from; index < from + count; index += 1) {
    const cart = aCart([product, 1]);
    const phone = `+9477${1_000_000 + index}`;
    await placeOrder(shop, cart, formFor(cart, { phone, email: undefined }));
  }
}

async function countByState(shop: Shop) {
  const states = (await listWritten(shop)).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { waiting: count('waiting'), failed: count('failed') };
}

test('the owner gets sixty e-mails in an hour about orders and contact messages, and the others are held back', async () => {
  const shop = await openShopWithMessages();
  await placeMany(shop, 61);
  await recordContactMessage(shop, { name: 'N', phone: '1', email: undefined, message: 'Hello' });

  expect(await countByState(shop)).toEqual({ waiting: 60, failed: 2 });
});

test('an hour after the first sixty the owner gets e-mails again, however many were held back since', async () => {
  const shop = await openShopWithMessages();
  await placeMany(shop, 60);
  shop.clock.at = new Date(shop.clock.at.getTime() + 30 * 60_000);
  await placeMany(shop, 60, { from: 100 });
  expect(await countByState(shop)).toEqual({ waiting: 60, failed: 60 });

  shop.clock.at = new Date(shop.clock.at.getTime() + 31 * 60_000);
  await placeMany(shop, 1, { from: 200 });
  expect(await countByState(shop)).toEqual({ waiting: 61, failed: 60 });
});
