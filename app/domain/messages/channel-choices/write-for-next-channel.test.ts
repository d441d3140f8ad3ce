import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AddressedChannel } from '#domain/channels/channels.ts';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { deliverMessages, type Sender } from '#domain/messages/queue/deliver-messages.server.ts';
import { nextChannelAfterMs, orderMessageLifeMs } from '#domain/messages/queue/lifetimes.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aSender, unreachable } from '#test/messages.ts';
import { aProduct } from '#test/shop.ts';
import type { ChannelChoice } from './channel-choices.ts';
import { channelChoices } from './tables.server.ts';

const refused: SendOutcome = { kind: 'refused', problem: 'address-refused', reply: '550' };
const unknown: SendOutcome = { kind: 'unknown', problem: 'no-answer', reply: 'ECONNRESET' };
const sent: SendOutcome = { kind: 'sent' };
const emailThenSms: ChannelChoice[] = [
  { channel: 'email', condition: 'also' },
  { channel: 'sms', condition: 'failed' },
];
const smsThenEmail: ChannelChoice[] = [
  { channel: 'sms', condition: 'also' },
  { channel: 'email', condition: 'failed' },
];

async function openShop(
  choices: readonly ChannelChoice[],
  outcomes: Record<'email' | 'sms', () => SendOutcome>,
) {
  const connected: AddressedChannel[] = ['email', 'sms'];
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  await shop.db.update(settings).set({ smsNotifications: true, email: '' });
  const kind = 'order-placed' as const;
  await shop.db
    .insert(channelChoices)
    .values(choices.map((choice, index) => ({ kind, position: index + 1, ...choice })));
  const email = aSender(outcomes.email, 'email');
  const sms = aSender(outcomes.sms, 'sms');
  const channels = [...email.sender.channels, ...sms.sender.channels];
  const sender: Sender = { ...email.sender, channels };
  const order = async (overrides: { email?: string } = { email: 'n@example.lk' }) => {
    const cart = aCart([await aProduct(shop), 1]);
    const form = formFor(cart, { phone: '+94771234567' });
    await placeOrder(shop, cart, { ...form, email: overrides.email });
  };
  const deliver = async (rounds = 3) => {
    for (let round = 0; round < rounds; round += 1) await deliverMessages(shop, sender);
  };
  const { channel, state } = messages;
  const listWritten = () => shop.db.select({ channel, state }).from(messages).orderBy(asc(channel));
  return { shop, order, deliver, listWritten, email: email.sentMessages, sms: sms.sentMessages };
}

test('a refused e-mail is followed by one SMS', async () => {
  const { order, deliver, listWritten, email, sms } = await openShop(emailThenSms, {
    email: () => refused,
    sms: () => sent,
  });
  await order();
  await deliver();

  expect([email.length, sms.length]).toEqual([1, 1]);
  expect(await listWritten()).toEqual([
    { channel: 'email', state: 'failed' },
    { channel: 'sms', state: 'sent' },
  ]);
});

test('an SMS that waits while the owner switches SMS off is not sent, and the e-mail takes over', async () => {
  const { shop, order, deliver, listWritten, sms } = await openShop(smsThenEmail, {
    email: () => sent,
    sms: () => sent,
  });
  await order();
  await shop.db.update(settings).set({ smsNotifications: false });
  await deliver();

  expect(sms).toEqual([]);
  expect(await listWritten()).toEqual([
    { channel: 'email', state: 'sent' },
    { channel: 'sms', state: 'failed' },
  ]);
});

test('an SMS that may have been sent is not followed by an e-mail', async () => {
  const { order, deliver, listWritten, email } = await openShop(smsThenEmail, {
    email: () => sent,
    sms: () => unknown,
  });
  await order();
  await deliver();

  expect(email).toEqual([]);
  expect(await listWritten()).toEqual([{ channel: 'sms', state: 'unknown' }]);
});

test('with the mail server down, the SMS takes over after six hours, and the e-mail never follows', async () => {
  const { shop, order, deliver, listWritten, email, sms } = await openShop(emailThenSms, {
    email: () => (shop.now() < mailServerIsBackAt ? unreachable : sent),
    sms: () => sent,
  });
  const mailServerIsBackAt = new Date(shop.now().getTime() + nextChannelAfterMs + 1000);
  await order();
  await deliver();
  expect(sms).toEqual([]);

  shop.clock.at = new Date(shop.now().getTime() + nextChannelAfterMs);
  await deliver();
  shop.clock.at = new Date(mailServerIsBackAt.getTime() + 60_000);
  email.length = 0;
  await deliver();

  expect([email.length, sms.length]).toEqual([0, 1]);
  expect(await listWritten()).toEqual([
    { channel: 'email', state: 'failed' },
    { channel: 'sms', state: 'sent' },
  ]);
});

test('with the mail server down, an e-mail whose SMS was switched off since waits as long as one without a next channel', async () => {
  const { shop, order, deliver, listWritten, email } = await openShop(emailThenSms, {
    email: () => (shop.now() < mailServerIsBackAt ? unreachable : sent),
    sms: () => sent,
  });
  const placedAt = shop.now().getTime();
  const mailServerIsBackAt = new Date(placedAt + 2 * nextChannelAfterMs);
  await order();
  await deliver();
  await shop.db.update(settings).set({ smsNotifications: false });
  shop.clock.at = new Date(placedAt + nextChannelAfterMs);
  await deliver();
  email.length = 0;
  shop.clock.at = new Date(mailServerIsBackAt.getTime() + 60_000);
  await deliver();

  expect(email).toHaveLength(1);
  expect(await listWritten()).toEqual([{ channel: 'email', state: 'sent' }]);
});

test('an e-mail whose SMS was switched off since is given up after three days of outage', async () => {
  const { shop, order, deliver, listWritten } = await openShop(emailThenSms, {
    email: () => unreachable,
    sms: () => sent,
  });
  const placedAt = shop.now().getTime();
  await order();
  await shop.db.update(settings).set({ smsNotifications: false });
  for (const waitedMs of [nextChannelAfterMs, orderMessageLifeMs - 1000, orderMessageLifeMs]) {
    expect(await listWritten()).toEqual([{ channel: 'email', state: 'waiting' }]);
    shop.clock.at = new Date(placedAt + waitedMs);
    await deliver();
  }
  expect(await listWritten()).toEqual([{ channel: 'email', state: 'failed' }]);
});

test('a customer without an e-mail address gets the SMS at once, and no other message if the SMS fails', async () => {
  const { order, deliver, listWritten, sms } = await openShop(emailThenSms, {
    email: () => sent,
    sms: () => refused,
  });
  await order({});
  await deliver();

  expect(sms).toHaveLength(1);
  expect(await listWritten()).toEqual([{ channel: 'sms', state: 'failed' }]);
});
