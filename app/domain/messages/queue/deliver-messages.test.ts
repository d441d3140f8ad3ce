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

test('each message that is due is sent once, by several senders at the same time', async () => {
  const shop = await openSellingShop();
  for (let each = 0; each < 20; each += 1) await aMessage(shop);
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }));
  const other = { ...sender, outages: new Map() };

  await Promise.all([deliverMessages(shop, sender), deliverMessages(shop, other)]);

  expect(new Set(sentMessages.map(({ id }) => id)).size).toBe(20);
  expect(sentMessages).toHaveLength(20);
  expect(await countOf(shop, 'sent')).toBe(20);
});

test('with the mail server down for an hour no order fails, and five minutes after it is back all e-mails are sent', async () => {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  await shop.db.update(settings).set({ email: 'owner@shop.lk' });
  const balm = await aProduct(shop, { stock: 500 });
  const backAt = shop.now().getTime() + 60 * minuteMs;
  const { sender, sentMessages } = aSender(() =>
    shop.now().getTime() < backAt ? unreachable : { kind: 'sent' },
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

  while (shop.now().getTime() < backAt + 5 * minuteMs) {
    shop.clock.at = new Date(shop.now().getTime() + 1000);
    if (shop.now().getTime() % 10_000 === 0) await deliverMessages(shop, sender);
  }
  expect(await countOf(shop, 'sent')).toBe(120);
});

test('an e-mail that always breaks the connection does not keep the others waiting', async () => {
  const shop = await openSellingShop();
  const bad = await aMessage(shop);
  shop.clock.at = new Date(shop.now().getTime() + 1);
  for (let each = 0; each < 3; each += 1) await aMessage(shop);
  const { sender } = aSender(({ id }) => (id === bad.id ? unreachable : { kind: 'sent' }));

  for (let round = 0; round < 6; round += 1) {
    await deliverMessages(shop, sender);
    shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  }

  expect(await countOf(shop, 'sent')).toBe(3);
  expect(await countOf(shop, 'waiting')).toBe(1);
});

test('an error of a channel is reported and retried, and a message whose order is gone fails', async () => {
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
  expect(await countOf(shop, 'failed'), 'what it was about is gone').toBe(1);
});

test('a sender that is closing starts no further message', async () => {
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
  for (let each = 0; each < 5; each += 1) await aMessage(shop);
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');
  await deliverMessages(shop, sender);
  shop.clock.at = today;
  sentMessages.length = 0;

  await deliverMessages(shop, sender);

  expect(sentMessages).toHaveLength(1);
});
