import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { pushChoicesSchema, savePushChoices } from '#domain/push/save-push-choices.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender } from '#test/messages.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { writeMessages } from './write-messages.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };

async function openNotifyingShop({ demo = false } = {}) {
  return openSellingShop({ listeners: [writeMessages({ demo })] });
}

async function buy(shop: Shop) {
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 1]);
  const placed = await placeOrder(shop, cart, formFor(cart));
  if (!placed.ok) throw new Error('The order was refused.');
  return placed.value;
}

async function listPushes(shop: Shop) {
  const { kind, pushDeviceId, holdUntil, language, state } = messages;
  return shop.db
    .select({ kind, pushDeviceId, holdUntil, language, state })
    .from(messages)
    .where(eq(messages.channel, 'push'));
}

const noQuietHours = { quietFrom: '', quietUntil: '' };
async function choose(owner: AdminShop, form: Record<string, string>) {
  await savePushChoices(owner, pushChoicesSchema.parse({ ...noQuietHours, ...form }));
}

test('every device of every owner is notified of a new order, in the owner’s language', async () => {
  const shop = await openNotifyingShop();
  const [selvi, nimal] = [await anOwner(shop), await anOwner(shop)];
  await shop.db
    .update(adminUsers)
    .set({ panelLanguage: 'si' })
    .where(eq(adminUsers.userId, nimal.actor.userId));
  const devices = [await aPushDevice(selvi), await aPushDevice(selvi), await aPushDevice(nimal)];
  await buy(shop);

  const notified = await listPushes(shop);
  expect(notified.map(({ pushDeviceId }) => pushDeviceId).sort()).toEqual(
    devices.map(({ id }) => id).sort(),
  );
  expect(notified.find(({ pushDeviceId }) => pushDeviceId === devices[2]?.id)).toMatchObject({
    ...{ kind: 'new-order', language: 'si', state: 'waiting', holdUntil: null },
  });
});

test('packers are not notified of an order, and owners are not notified of their own order', async () => {
  const shop = await openNotifyingShop();
  const [selvi, packer] = [await anOwner(shop), await anOwner(shop)];
  await shop.db
    .update(adminUsers)
    .set({ role: 'packer' })
    .where(eq(adminUsers.userId, packer.actor.userId));
  await aPushDevice(packer);
  await aPushDevice(selvi);
  await buy(selvi);
  expect(await listPushes(shop)).toEqual([]);
});

test('each owner is notified only of the chosen kinds', async () => {
  const shop = await openNotifyingShop();
  const [selvi, nimal] = [await anOwner(shop), await anOwner(shop)];
  const [ofSelvi, ofNimal] = [await aPushDevice(selvi), await aPushDevice(nimal)];
  await choose(selvi, { orders: 'on', slips: 'on' });
  await choose(nimal, { enquiries: 'on', payments: 'on' });

  const { orderId } = await buy(shop);
  await recordContactMessage(shop, {
    name: 'Kamala',
    phone: '+94771234567',
    email: '',
    message: 'Hello',
  });
  const paid = { orderId, auditEntryId: 'payment-1', amountLkr: 3800 };
  await announce(shop, { name: 'payment-received', ...paid });

  await announce(shop, { name: 'bank-slip-sent', orderId, auditEntryId: 'slip-1' });

  const notified = (await listPushes(shop))
    .map(({ kind, pushDeviceId }) => [kind, pushDeviceId])
    .sort();
  expect(notified).toEqual([
    ['contact-message', ofNimal.id],
    ['new-order', ofSelvi.id],
    ['new-slip', ofSelvi.id],
    ['payment-received', ofNimal.id],
  ]);
});

test('a notification in quiet hours is sent when the quiet hours end', async () => {
  const shop = await openNotifyingShop();
  const selvi = await anOwner(shop);
  await aPushDevice(selvi);
  await choose(selvi, { orders: 'on', quietFrom: '8', quietUntil: '11' });
  await buy(shop);
  const end = new Date('2026-11-21T11:00:00+05:30');
  expect(await listPushes(shop)).toMatchObject([{ holdUntil: end }]);

  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }), 'push');
  await deliverMessages(shop, sender);
  expect(sentMessages).toEqual([]);
  shop.clock.at = end;
  await deliverMessages(shop, sender);
  expect(sentMessages).toHaveLength(1);
});

test('in demo mode notifications get the state `shown` instead of `waiting`', async () => {
  const shop = await openNotifyingShop({ demo: true });
  await aPushDevice(await anOwner(shop));
  await buy(shop);
  expect(await listPushes(shop)).toMatchObject([{ state: 'shown' }]);
});

test('a notification has the number of the order, and no data of the customer', async () => {
  const shop = await openNotifyingShop();
  const selvi = await anOwner(shop);
  const { id } = await aPushDevice(selvi);
  const { orderId } = await buy(shop);
  for (const kind of ['new-order', 'new-slip', 'payment-received', 'parcel-problem'] as const) {
    const push = { channel: 'push', recipient: id, pushDeviceId: id, secretLink: null } as const;
    const row = await aMessage(shop, { ...push, kind, orderId, audience: 'owner' });
    const composed = await composeMessage(shop, row, site);
    expect(composed).toMatchObject({ url: `https://shop.example.lk/admin/orders/${orderId}` });
    expect(composed?.text).toContain('ORD-');
    const shown = JSON.stringify({ ...composed, url: '' });
    for (const secret of ['Nimal', '77123', 'nimal@', 'Temple', 'Colombo']) {
      expect(shown).not.toContain(secret);
    }
  }
});

test('the notification of a new order has its total and payment method', async () => {
  const shop = await openNotifyingShop();
  await aPushDevice(await anOwner(shop));
  await buy(shop);
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }), 'push');
  await deliverMessages(shop, sender);
  expect(sentMessages).toMatchObject([
    { subject: 'New order, Rs 3,800', text: expect.stringMatching(/^ORD-.+, Cash on Delivery$/) },
  ]);
});

test('a device that its push service reports as gone is deleted with all messages that wait for it', async () => {
  const shop = await openNotifyingShop();
  const selvi = await anOwner(shop);
  const [removedDevice, keptDevice] = [await aPushDevice(selvi), await aPushDevice(selvi)];
  await buy(shop);
  await buy(shop);
  const { sender } = aSender(
    (message) =>
      message.recipient === removedDevice.id
        ? { kind: 'refused', problem: 'device-gone', reply: '410' }
        : { kind: 'sent' },
    'push',
  );
  await deliverMessages(shop, sender);

  expect(await shop.db.select({ id: pushDevices.id }).from(pushDevices)).toEqual([
    { id: keptDevice.id },
  ]);
  expect(await listPushes(shop)).toMatchObject([
    { pushDeviceId: keptDevice.id, state: 'sent' },
    { pushDeviceId: keptDevice.id, state: 'sent' },
  ]);
});

test('a message waits for the delay that a push service requested', async () => {
  const shop = await openNotifyingShop();
  await aPushDevice(await anOwner(shop));
  await buy(shop);
  const busy = { kind: 'later', problem: 'put-off', reply: '429', waitMs: 600_000 } as const;
  const { sender, sentMessages } = aSender(() => busy, 'push');
  await deliverMessages(shop, sender);
  shop.clock.at = new Date(shop.clock.at.getTime() + 590_000);
  await deliverMessages(shop, sender);
  expect(sentMessages).toHaveLength(1);
  shop.clock.at = new Date(shop.clock.at.getTime() + 10_000);
  await deliverMessages(shop, sender);
  expect(sentMessages).toHaveLength(2);
});
