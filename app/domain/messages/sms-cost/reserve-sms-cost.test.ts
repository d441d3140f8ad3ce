import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { deliverMessages, type Sender } from '#domain/messages/queue/deliver-messages.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aSender, unreachable } from '#test/messages.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { readSmsDay } from './read-sms-day.server.ts';
import { refundSmsCost, reserveSmsCost } from './reserve-sms-cost.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function openShop({ limit = 2, outcomeOf = (): SendOutcome => ({ kind: 'sent' }) } = {}) {
  const connected = ['email', 'sms'] as const;
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  await shop.db
    .update(settings)
    .set({ smsNotifications: true, smsPartPrice: 1, smsDailyLimit: limit, email: 'o@shop.lk' });
  const balm = await aProduct(shop, { stock: 100 });
  const order = (phone: string, email?: string) => {
    const cart = aCart([balm, 1]);
    return placeOrder(shop, cart, { ...formFor(cart, { phone }), email, language: 'en' });
  };
  const email = aSender(() => ({ kind: 'sent' }), 'email');
  const sms = aSender(outcomeOf, 'sms');
  const channels = [...email.sender.channels, ...sms.sender.channels];
  const sender: Sender = { ...email.sender, channels };
  const deliver = () => deliverMessages(shop, sender);
  const listSms = () =>
    shop.db
      .select({ state: messages.state, problem: messages.problem })
      .from(messages)
      .where(eq(messages.channel, 'sms'))
      .orderBy(asc(messages.recipient));
  const listLimitNotices = async () =>
    (await shop.db.select().from(messages)).filter(({ kind }) => kind === 'sms-limit');
  return {
    shop,
    order,
    deliver,
    listSms,
    listLimitNotices,
    sentMessages: sms.sentMessages,
    emails: email.sentMessages,
  };
}

test('SMS beyond the daily limit wait for the next day, orders are still placed, and the owner is notified once', async () => {
  const { shop, order, deliver, listSms, listLimitNotices, sentMessages } = await openShop();
  for (const digit of [1, 2, 3, 4]) {
    expect(await order(`+9477100000${digit}`)).toMatchObject({ ok: true });
    await deliver();
  }
  expect(sentMessages).toHaveLength(2);
  const held = { state: 'waiting', problem: 'daily-limit' };
  expect((await listSms()).filter(({ state }) => state === 'waiting')).toEqual([held, held]);
  expect(await readSmsDay(await anOwner(shop))).toEqual({ cents: 200, held: 2 });
  expect(await listLimitNotices()).toHaveLength(1);

  shop.clock.at = new Date(shop.now().getTime() + dayMs);
  await deliver();

  expect(new Set(sentMessages.map(({ recipient }) => recipient)).size).toBe(4);
  expect((await listSms()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
});

test('over the daily limit the next channel that the owner chose takes over at once', async () => {
  const { shop, order, deliver, listSms, emails } = await openShop({ limit: 0 });
  const kind = 'order-placed';
  await shop.db.insert(channelChoices).values([
    { kind, position: 1, channel: 'sms', condition: 'also' },
    { kind, position: 2, channel: 'email', condition: 'failed' },
  ]);
  await order('+94771000001', 'n@example.lk');
  await deliver();
  await deliver();

  expect(await listSms()).toEqual([{ state: 'failed', problem: 'daily-limit' }]);
  expect(emails.map(({ recipient }) => recipient)).toContain('n@example.lk');
});

test('a waiting SMS is sent after the limit is raised, and costs nothing until the provider accepts it', async () => {
  let outcome: SendOutcome = unreachable;
  const { shop, order, deliver, sentMessages } = await openShop({
    limit: 0,
    outcomeOf: () => outcome,
  });
  await order('+94771000001');
  await deliver();
  await shop.db.update(settings).set({ smsDailyLimit: 5 });
  shop.clock.at = new Date(shop.now().getTime() + 16 * 60 * 1000);
  await deliver();
  expect(sentMessages).toHaveLength(1);
  expect((await readSmsDay(await anOwner(shop))).cents).toBe(0);

  outcome = { kind: 'sent' };
  shop.clock.at = new Date(shop.now().getTime() + 5 * 60 * 1000);
  await deliver();
  expect((await readSmsDay(await anOwner(shop))).cents).toBe(100);
});

test('an SMS costs nothing when its channel throws an error, and is retried', async () => {
  const { shop, order, deliver, listSms } = await openShop({
    outcomeOf: () => {
      throw new Error('the channel broke');
    },
  });
  await order('+94771000001');

  await deliver();

  expect(await listSms()).toEqual([{ state: 'waiting', problem: 'fault' }]);
  expect((await readSmsDay(await anOwner(shop))).cents).toBe(0);
});

test('fifty concurrent SMS spend no more than the limit', async () => {
  const { shop } = await openShop({ limit: 20 });

  const reserved = await Promise.all(
    Array.from({ length: 50 }, () => reserveSmsCost(shop, 'Thank you')),
  );

  const costs = reserved.filter((cost) => cost !== undefined);
  expect(costs).toHaveLength(20);
  for (const cost of costs) await refundSmsCost(shop, cost);
  expect((await readSmsDay(await anOwner(shop))).cents).toBe(0);
});
