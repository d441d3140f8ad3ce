import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChannelName } from '#domain/channels/channels.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { claimMessage } from '#domain/messages/queue/claim-message.server.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { leaseMs } from '#domain/messages/queue/lifetimes.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openWhatsAppChannel } from '#platform/whats-app/whats-app-channel.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender } from '#test/messages.ts';
import { aProduct } from '#test/shop.ts';
import { whatsAppAccount } from '#test/whats-app-account.ts';
import { openWhatsAppService, whatsAppError } from '#test/whats-app-service.ts';
import { writeMessages } from './write-messages.server.ts';

const minuteMs = 60_000;

let service: Awaited<ReturnType<typeof openWhatsAppService>>;
beforeEach(async () => {
  service = await openWhatsAppService();
});
afterEach(() => service.close());

type Overrides = { connected?: ChannelName[]; timeoutMs?: number };

async function openShop({ connected = ['whatsapp'], timeoutMs = 10_000 }: Overrides = {}) {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  await shop.db.update(settings).set({ whatsappNotifications: true, smsNotifications: true });
  const balm = await aProduct(shop, { stock: 100 });
  const order = (phone: string, language: 'en' | 'si' = 'en') => {
    const cart = aCart([balm, 1]);
    return placeOrder(shop, cart, { ...formFor(cart, { phone }), email: undefined, language });
  };
  const options = { origin: service.origin, timeoutMs };
  const sender = {
    ...aSender(() => ({ kind: 'sent' }), 'whatsapp').sender,
    channels: [openWhatsAppChannel(whatsAppAccount, options)],
  };
  const deliver = () => deliverMessages(shop, sender);
  const passTime = (ms: number) => {
    shop.clock.at = new Date(shop.now().getTime() + ms);
  };
  const listWritten = () => shop.db.select().from(messages).orderBy(asc(messages.recipient));
  return { shop, order, deliver, passTime, listWritten, sender };
}

const recipients = () => service.received.map(({ body }) => body.to);

test('a customer without e-mail gets a WhatsApp message at a mobile number, by the template in their language', async () => {
  const { order, deliver, listWritten } = await openShop();
  await order('+94771234567', 'si');
  await order('+94112345678');

  await deliver();

  expect(await listWritten()).toMatchObject([
    { channel: 'whatsapp', recipient: '+94771234567', state: 'sent', providerId: 'wamid.1' },
  ]);
  const [{ body } = { body: undefined }] = service.received;
  expect(body?.template).toMatchObject({ name: 'order_placed', language: { code: 'si_LK' } });
  expect(body?.template?.components[0]?.parameters.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^ORD-/),
    expect.any(String),
    expect.stringMatching(/^රු\. [\d,]+$/),
  ]);
  await order('+94771234568', 'en');
  await deliver();
  expect(service.received[1]?.body.template?.components[0]?.parameters[2]?.text).toMatch(/^Rs /);
});

test('no WhatsApp message is written without an account, or while WhatsApp is switched off', async () => {
  const shopWithoutAccount = await openShop({ connected: ['email'] });
  await shopWithoutAccount.order('+94771234567');
  expect(await shopWithoutAccount.listWritten()).toEqual([]);

  const switchedOffShop = await openShop();
  await switchedOffShop.shop.db.update(settings).set({ whatsappNotifications: false });
  await switchedOffShop.order('+94771234567');
  expect(await switchedOffShop.listWritten()).toEqual([]);
});

test('no order fails while WhatsApp is down, and each customer gets one message after its return', async () => {
  const { order, deliver, passTime, listWritten } = await openShop();
  service.respondWith({ status: 503, body: '' });
  for (let index = 0; index < 8; index += 1) {
    expect(await order(`+947710000${10 + index}`)).toMatchObject({ ok: true });
    await deliver();
    passTime(8 * minuteMs);
  }
  service.respondWith(undefined);
  service.received.length = 0;
  for (let round = 0; round < 10; round += 1) {
    await deliver();
    passTime(minuteMs);
  }
  expect(new Set(recipients()).size).toBe(8);
  expect(recipients()).toHaveLength(8);
  expect((await listWritten()).every(({ state }) => state === 'sent')).toBe(true);
});

test.each(['cut', 'half', 'silence'] as const)(
  'a message whose response was lost (%s) is not sent again automatically',
  async (lost) => {
    const timeoutMs = lost === 'silence' ? 200 : 10_000;
    const { order, deliver, passTime, listWritten } = await openShop({ timeoutMs });
    expect(await order('+94771000001')).toMatchObject({ ok: true });
    service.respondWith(lost);
    await deliver();
    service.respondWith(undefined);
    for (let round = 0; round < 5; round += 1) {
      passTime(10 * minuteMs);
      await deliver();
    }
    expect(recipients()).toEqual(['94771000001']);
    expect(await listWritten()).toMatchObject([{ state: 'unknown', problem: 'no-answer' }]);
  },
);

test('a message with a refused number or template fails at once, and other messages are still sent', async () => {
  const { order, deliver, listWritten } = await openShop();
  await order('+94771000001');
  await order('+94771000002', 'si');
  await order('+94771000003');
  service.respondWith(({ to, template }) => {
    if (to.endsWith('1')) return whatsAppError(400, 131026, 'Message undeliverable');
    const isKnown = template?.language.code === 'en';
    return isKnown
      ? { status: 200, body: '{"messages":[{"id":"wamid.9"}]}' }
      : whatsAppError(404, 132001);
  });
  await deliver();
  await deliver();

  expect(recipients()).toHaveLength(3);
  expect(await listWritten()).toMatchObject([
    { state: 'failed', problem: 'address-refused' },
    { state: 'failed', problem: 'template-refused' },
    { state: 'sent' },
  ]);
});

test('a number that WhatsApp refuses gets an SMS if the owner chose SMS as the next channel', async () => {
  const { shop, order, deliver, listWritten, sender } = await openShop({
    connected: ['whatsapp', 'sms'],
  });
  const kind = 'order-placed';
  await shop.db.insert(channelChoices).values([
    { kind, position: 1, channel: 'whatsapp', condition: 'also' },
    { kind, position: 2, channel: 'sms', condition: 'failed' },
  ]);
  const bySms = aSender(() => ({ kind: 'sent' }), 'sms');
  sender.channels.push(...(bySms.sender.channels as never[]));
  await order('+94771000001');
  service.respondWith(whatsAppError(400, 131026, 'Message undeliverable'));
  await deliver();
  await deliver();

  expect((await listWritten()).map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
    'sms sent',
    'whatsapp failed',
  ]);
});

test('a message that a killed process was sending is not sent again automatically', async () => {
  const { shop, deliver, passTime, listWritten } = await openShop();
  const recipient = '+94771234567';
  await aMessage(shop, { kind: 'order-shipped', channel: 'whatsapp', recipient, secretLink: null });
  await claimMessage(shop, ['whatsapp']);
  passTime(leaseMs + 1);
  await deliver();

  expect(recipients()).toEqual([]);
  expect(await listWritten()).toMatchObject([{ state: 'unknown', problem: 'no-answer' }]);
});
