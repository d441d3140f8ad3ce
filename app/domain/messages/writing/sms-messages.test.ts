import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ChannelName } from '#domain/channels/channels.ts';
import { claimMessage } from '#domain/messages/queue/claim-message.server.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { leaseMs } from '#domain/messages/queue/lifetimes.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender, unreachable } from '#test/messages.ts';
import { aProduct } from '#test/shop.ts';
import { writeMessages } from './write-messages.server.ts';

const minuteMs = 60_000;

async function openShop({ connected = ['email', 'sms'] }: { connected?: ChannelName[] } = {}) {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  await shop.db.update(settings).set({ smsNotifications: true });
  const balm = await aProduct(shop, { stock: 100 });
  const order = (overrides: { phone: string; email?: string; language?: 'en' | 'si' }) => {
    const cart = aCart([balm, 1]);
    const { language = 'en', ...form } = overrides;
    return placeOrder(shop, cart, { ...formFor(cart, form), email: form.email, language });
  };
  const listSms = () => shop.db.select().from(messages).where(eq(messages.channel, 'sms'));
  return { shop, order, listSms };
}

test('a customer without e-mail gets an SMS at a mobile number, in their language', async () => {
  const { shop, order, listSms } = await openShop();
  await order({ phone: '+94771234567', language: 'si' });
  await order({ phone: '+94112345678' });
  await order({ phone: '+94771234568', email: 'n@example.lk' });
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }), 'sms');

  await deliverMessages(shop, sender);

  expect(await listSms()).toMatchObject([{ recipient: '+94771234567', state: 'sent' }]);
  expect(sentMessages).toMatchObject([{ recipient: '+94771234567', isUnicode: true }]);
  expect(sentMessages[0]?.text).toContain('ඇණවුම ලැබුණා, රු. ');
});

test('no SMS is written without a provider, or while SMS are switched off in the settings', async () => {
  const shopWithoutSms = await openShop({ connected: ['email'] });
  await shopWithoutSms.order({ phone: '+94771234567' });
  expect(await shopWithoutSms.listSms()).toEqual([]);

  const { shop, order, listSms } = await openShop();
  await shop.db.update(settings).set({ smsNotifications: false });
  await order({ phone: '+94771234567' });
  expect(await listSms()).toEqual([]);
});

test('no order fails while the SMS provider is down, and each customer gets one SMS after its return', async () => {
  const { shop, order } = await openShop();
  const backAtMs = shop.now().getTime() + 60 * minuteMs;
  const { sender, sentMessages } = aSender(
    () => (shop.now().getTime() < backAtMs ? unreachable : { kind: 'sent' }),
    'sms',
  );
  for (let index = 0; index < 20; index += 1) {
    expect(await order({ phone: `+947710000${10 + index}` })).toMatchObject({ ok: true });
    await deliverMessages(shop, sender);
    shop.clock.at = new Date(shop.now().getTime() + 3 * minuteMs);
  }
  sentMessages.length = 0;
  for (let round = 0; round < 10; round += 1) {
    await deliverMessages(shop, sender);
    shop.clock.at = new Date(shop.now().getTime() + minuteMs);
  }
  expect(sentMessages).toHaveLength(20);
  expect(new Set(sentMessages.map(({ recipient }) => recipient)).size).toBe(20);
});

test('an SMS whose response was lost is not sent again, and other SMS wait until the pause ends', async () => {
  const { shop, order, listSms } = await openShop();
  await order({ phone: '+94771000001' });
  await order({ phone: '+94771000002' });
  const { sender, sentMessages } = aSender(
    () => ({ kind: 'unknown', problem: 'no-answer', reply: 'ECONNRESET' }),
    'sms',
  );
  sender.outages.set('sms', { failures: 1, pausedUntil: shop.now() });

  await deliverMessages(shop, sender);
  await deliverMessages(shop, sender);

  expect(sentMessages).toHaveLength(1);
  expect((await listSms()).map(({ state }) => state).sort()).toEqual(['unknown', 'waiting']);
});

test('an SMS that a killed process was sending is not sent again automatically, but an e-mail is', async () => {
  const { shop, listSms } = await openShop();
  await aMessage(shop, {
    kind: 'order-shipped',
    channel: 'sms',
    recipient: '+94771234567',
    secretLink: null,
  });
  await aMessage(shop);
  await claimMessage(shop, ['sms']);
  await claimMessage(shop, ['email']);
  shop.clock.at = new Date(shop.now().getTime() + leaseMs + 1);
  const bySms = aSender(() => ({ kind: 'sent' }), 'sms');
  const byEmail = aSender(() => ({ kind: 'sent' }));

  await deliverMessages(shop, bySms.sender);
  await deliverMessages(shop, byEmail.sender);

  expect(bySms.sentMessages).toEqual([]);
  expect(await listSms()).toMatchObject([{ state: 'unknown', problem: 'no-answer' }]);
  expect(byEmail.sentMessages).toHaveLength(1);
});

test('an SMS to a refused number fails at once, and other SMS are still sent', async () => {
  const { shop, order, listSms } = await openShop();
  await order({ phone: '+94771000001' });
  await order({ phone: '+94771000002' });
  const { sender } = aSender(
    ({ recipient }) =>
      recipient.endsWith('1')
        ? { kind: 'refused', problem: 'address-refused', reply: 'no such number' }
        : { kind: 'sent' },
    'sms',
  );
  await deliverMessages(shop, sender);
  expect((await listSms()).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
});
