import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender, unreachable } from '#test/messages.ts';
import { aProduct } from '#test/shop.ts';
import { deliverMessages } from './deliver-messages.server.ts';

const minuteMs = 60_000;

function countOf(shop: Shop, state: 'waiting' | 'sent' | 'failed') {
  return shop.db.$count(messages, eq(messages.state, state));
}

test('concurrent senders send each due message once', async () => {
  const shop = await openSellingShop();
  for (let index = 0; index < 20; index += 1) await aMessage(shop);
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }));
  const otherSender = { ...sender, outages: new Map() };

  await Promise.all([deliverMessages(shop, sender), deliverMessages(shop, otherSender)]);

  expect(new Set(sentMessages.map(({ id }) => id)).size).toBe(20);
  expect(sentMessages).toHaveLength(20);
  expect(await countOf(shop, 'sent')).toBe(20);
});

test('no order fails while the mail server is down, and all e-mails are sent within five minutes of its return', async () => {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  await shop.db.update(settings).set({ email: 'owner@shop.lk' });
  const balm = await aProduct(shop, { stock: 500 });
  const backAtMs = shop.now().getTime() + 60 * minuteMs;
  const { sender, sentMessages } = aSender(() =>
    shop.now().getTime() < backAtMs ? unreachable : { kind: 'sent' },
  );
  const emails = () => sentMessages.length;

  for (let minute = 0; minute < 60; minute += 1) {
    const cart = aCart([balm, 1]);
    const form = { phone: `+9477${1_000_000 + minute}`, email: `n${minute}@example.lk` };
    expect(await placeOrder(shop, cart, formFor(cart, form))).toMatchObject({ ok: true });
    await deliverMessages(shop, sender);
    shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  }
  expect(await countOf(shop, 'waiting')).toBe(120);
  expect(emails(), 'a server that is down is tried now and then, not for each e-mail').toBeLessThan(
    60,
  );

  while (shop.now().getTime() < backAtMs + 5 * minuteMs) {
    shop.clock.at = new Date(shop.now().getTime() + 1000);
    if (shop.now().getTime() % 10_000 === 0) await deliverMessages(shop, sender);
  }
  expect(await countOf(shop, 'sent')).toBe(120);
});

test('an e-mail that always breaks the connection does not keep the others waiting', async () => {
  const shop = await openSellingShop();
  const badMessage = await aMessage(shop);
  shop.clock.at = new Date(shop.now().getTime() + 1);
  for (let index = 0; index < 3; index += 1) await aMessage(shop);
  const { sender } = aSender(({ id }) => (id === badMessage.id ? unreachable : { kind: 'sent' }));

  for (let round = 0; round < 6; round += 1) {
    await deliverMessages(shop, sender);
    shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  }

  expect(await countOf(shop, 'sent')).toBe(3);
  expect(await countOf(shop, 'waiting')).toBe(1);
});

test('after an error of the channel a message is retried, and a message whose order is gone fails', async () => {
  const shop = await openSellingShop();
  await aMessage(shop);
  await aMessage(shop, { kind: 'new-order', audience: 'owner', secretLink: null });
  const { sender, sentMessages, errors } = aSender(() => {
    throw new Error('the channel broke');
  });

  await deliverMessages(shop, sender);

  expect(sentMessages).toHaveLength(1);
  expect(errors).toHaveLength(1);
  expect(await countOf(shop, 'waiting')).toBe(1);
  expect(await countOf(shop, 'failed'), 'its order is gone').toBe(1);
});

test('a sender that is closing sends no further message', async () => {
  const shop = await openSellingShop();
  await aMessage(shop);
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }));

  await deliverMessages(shop, { ...sender, closing: true });

  expect(sentMessages).toEqual([]);
});

test('a channel that was down while the clock was ahead is tried again once the clock is right', async () => {
  const shop = await openSellingShop();
  const today = shop.now();
  let isBack = false;
  const { sender } = aSender(() => (isBack ? { kind: 'sent' } : unreachable));
  await aMessage(shop);
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  await deliverMessages(shop, sender);
  shop.clock.at = today;
  isBack = true;

  await deliverMessages(shop, sender);

  expect(await countOf(shop, 'sent')).toBe(1);
});

test('a channel that is still down once the clock is right again is tried now and then, not for each message', async () => {
  const shop = await openSellingShop();
  const today = shop.now();
  const { sender, sentMessages } = aSender(() => unreachable);
  for (let index = 0; index < 5; index += 1) await aMessage(shop);
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  await deliverMessages(shop, sender);
  shop.clock.at = today;
  sentMessages.length = 0;

  await deliverMessages(shop, sender);

  expect(sentMessages).toHaveLength(1);
});
