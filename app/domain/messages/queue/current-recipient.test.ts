import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SendOutcome } from '#domain/messages/channel.ts';
import type { ChannelCondition } from '#domain/messages/channel-choices/channel-choices.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender, unreachable } from '#test/messages.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { deliverMessages, type Sender } from './deliver-messages.server.ts';
import { sendAgain } from './send-again.server.ts';

const refused: SendOutcome = { kind: 'refused', problem: 'address-refused', reply: '550' };
const sent: SendOutcome = { kind: 'sent' };
const mistyped = { email: 'nimal@gmial.com', phone: '+94771234567' };

/** Opens a shop with an order whose customer mistyped e-mail address and phone; nothing can be sent at first. */
async function openShop({
  firstOutcome = unreachable,
  conditionOfSms = 'failed',
}: {
  firstOutcome?: SendOutcome;
  conditionOfSms?: ChannelCondition;
} = {}) {
  const connected = ['email', 'sms'] as const;
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  await shop.db.update(settings).set({ smsNotifications: true, email: 'owner@shop.lk' });
  const firstChoice = { kind: 'order-placed', position: 1 } as const;
  await shop.db.insert(channelChoices).values([
    { ...firstChoice, channel: 'email', condition: 'also' },
    { ...firstChoice, position: 2, channel: 'sms', condition: conditionOfSms },
  ]);
  const cart = aCart([await aProduct(shop), 1]);
  const placed = await placeOrder(shop, cart, formFor(cart, mistyped));
  const orderId = placed.ok ? placed.value.orderId : '';
  const outcomes = { email: firstOutcome };
  const email = aSender(() => outcomes.email, 'email');
  const sms = aSender(() => sent, 'sms');
  const channels = [...email.sender.channels, ...sms.sender.channels];
  const sender: Sender = { ...email.sender, channels };
  const owner = await anOwner(shop);
  const deliver = async () => {
    shop.clock.at = new Date(shop.now().getTime() + 5 * 60_000);
    await deliverMessages(shop, sender);
  };
  await deliver();
  outcomes.email = sent;
  email.sentMessages.length = 0;
  sms.sentMessages.length = 0;
  return {
    ...{ shop, owner, orderId, deliver, emails: email.sentMessages, sms: sms.sentMessages },
    editContact: async (overrides: Partial<Parameters<typeof editOrder>[1]>) => {
      const order = await findOrder(shop, orderId);
      if (!order) throw new Error('The order is gone.');
      const { version, customerName, street: address, city, province, district } = order;
      const unchanged = { ...mistyped, version, customerName, address, city, province, district };
      const edit = { orderId, ...unchanged, quantities: new Map(), ...overrides };
      expect(await editOrder(owner, edit)).toMatchObject({ ok: true });
    },
    listToCustomer: () =>
      shop.db
        .select({ channel: messages.channel, recipient: messages.recipient, state: messages.state })
        .from(messages)
        .where(eq(messages.audience, 'customer'))
        .orderBy(messages.channel),
  };
}

test('an e-mail that waits while the owner corrects its address goes to the corrected address alone', async () => {
  const { editContact, deliver, emails, sms, listToCustomer } = await openShop();
  await editContact({ email: 'nimal@gmail.com' });
  await deliver();
  expect(emails.map(({ recipient }) => recipient).sort()).toEqual([
    'nimal@gmail.com',
    'owner@shop.lk',
  ]);
  expect(sms).toEqual([]);
  const recipient = 'nimal@gmail.com';
  expect(await listToCustomer()).toEqual([{ channel: 'email', recipient, state: 'sent' }]);
});

test('a refused e-mail that the owner sends again goes to the address that the order has since', async () => {
  const { shop, owner, editContact, deliver, emails } = await openShop({ firstOutcome: refused });
  await editContact({ email: 'nimal@gmail.com' });
  const [failed] = await shop.db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.recipient, mistyped.email));
  expect(await sendAgain(owner, failed?.id ?? '')).toMatchObject({ ok: true });
  await deliver();
  expect(emails.map(({ recipient }) => recipient)).toEqual(['nimal@gmail.com']);
});

test('an SMS goes to the number that the order has when it is sent, and none to a landline', async () => {
  for (const [phone, recipients] of [
    ['+94777654321', ['+94777654321']],
    ['+94112345678', []],
  ] as const) {
    const { shop, orderId, editContact, deliver, sms } = await openShop();
    const about = { kind: 'order-placed', orderId, secretLink: null } as const;
    await aMessage(shop, { ...about, channel: 'sms', recipient: mistyped.phone });
    await editContact({ phone });
    await deliver();
    expect(sms.map(({ recipient }) => recipient)).toEqual(recipients);
  }
});

test('without an address that the owner has removed, the next chosen channel takes over', async () => {
  const { editContact, deliver, emails, sms } = await openShop();
  await editContact({ email: undefined });
  await deliver();
  await deliver();
  expect(emails.map(({ recipient }) => recipient)).toEqual(['owner@shop.lk']);
  expect(sms.map(({ recipient }) => recipient)).toEqual([mistyped.phone]);
});

test('without an address that the owner has removed, a channel chosen for customers without one takes over', async () => {
  const { editContact, deliver, emails, sms } = await openShop({ conditionOfSms: 'unreached' });
  await editContact({ email: undefined });
  for (let round = 0; round < 3; round += 1) await deliver();
  expect(emails.map(({ recipient }) => recipient)).toEqual(['owner@shop.lk']);
  expect(sms.map(({ recipient }) => recipient)).toEqual([mistyped.phone]);
});

test('a refused e-mail starts no channel that was chosen for customers without an address', async () => {
  const { deliver, sms } = await openShop({ firstOutcome: refused, conditionOfSms: 'unreached' });
  await deliver();
  expect(sms).toEqual([]);
});

test('a corrected address that has received a message already does not get it again', async () => {
  const { shop, orderId, editContact, deliver, emails } = await openShop();
  const [waiting] = await shop.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, mistyped.email));
  const { causeId = '' } = waiting ?? {};
  const recipient = 'nimal@gmail.com';
  const about = { kind: 'order-placed', orderId, causeId, secretLink: null } as const;
  await aMessage(shop, { ...about, recipient, state: 'sent', sentAt: shop.now() });
  await editContact({ email: recipient });
  await deliver();
  expect(emails.map((message) => message.recipient)).toEqual(['owner@shop.lk']);
});

test('an e-mail to the owner goes to the address that the settings have when it is sent', async () => {
  const { shop, deliver, emails } = await openShop();
  await shop.db.update(settings).set({ email: 'corrected@shop.lk' });
  await deliver();
  expect(emails.map(({ recipient }) => recipient).sort()).toEqual([
    'corrected@shop.lk',
    mistyped.email,
  ]);
});
