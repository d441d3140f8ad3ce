import { expect, test } from 'vitest';
import type { Compose } from '#domain/messages/channel.ts';
import { countFailuresByChannel } from '#domain/messages/queue/recent-failures.server.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findMessage } from './find-message.server.ts';
import { countRecentFailures, listMessages } from './list-messages.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const compose: Compose = (shop, message) =>
  composeMessage(shop, message, { appUrl: 'https://shop.example.lk', demo: false });
const realShop = { compose, demo: false };

test('messages are listed newest first with their order number, and each state is counted', async () => {
  const shop = await openTestShop();
  const order = await anOrder(shop);
  await aMessage(shop, { state: 'sent', secretLink: null });
  shop.clock.at = new Date(shop.now().getTime() + 1000);
  await aMessage(shop, { kind: 'order-shipped', orderId: order.id, secretLink: null });

  const list = await listMessages(await anOwner(shop));

  expect(list.messages).toMatchObject([
    { kind: 'order-shipped', orderNumber: order.orderNumber, state: 'waiting' },
    { kind: 'password-reset', orderNumber: null, state: 'sent' },
  ]);
  expect(list.counts).toMatchObject({
    all: 2,
    waiting: 1,
    sent: 1,
    failed: 0,
    unknown: 0,
    shown: 0,
  });
  expect(JSON.stringify(list)).not.toContain('/secret');
});

test('the list and the page of a message show a device by its name and a phone number in the local format', async () => {
  const shop = await anOwner(await openSellingShop());
  const device = await aPushDevice(shop);
  const order = await anOrder(shop);
  const toPush = { channel: 'push', recipient: device.id, pushDeviceId: device.id } as const;
  const about = { secretLink: null, orderId: order.id, kind: 'new-order' } as const;
  await aMessage(shop, { ...about, ...toPush, audience: 'owner' });
  await aMessage(shop, { ...about, channel: 'sms', recipient: '+94771234567' });
  await aMessage(shop, about);

  const { messages } = await listMessages(shop);
  const found = await Promise.all(messages.map(({ id }) => findMessage(shop, id, realShop)));

  for (const named of [messages, found]) {
    const recipients = named.map((message) => message?.recipient);
    expect(recipients.sort()).toEqual(['077 123 4567', device.name, 'nimal@example.lk']);
  }
});

test('the list is narrowed by state and by page, and a missing page becomes the nearest', async () => {
  const shop = await anOwner(await openTestShop());
  for (let index = 0; index < 51; index += 1) await aMessage(shop);
  await aMessage(shop, { state: 'failed', secretLink: null, problem: 'refused' });

  expect(await listMessages(shop, { state: 'failed' })).toMatchObject({ pages: 1 });
  expect((await listMessages(shop, { state: 'failed' })).messages).toHaveLength(1);
  expect((await listMessages(shop, { page: 99 })).page).toBe(2);
  expect((await listMessages(shop, { page: 2 })).messages).toHaveLength(2);
  expect((await listMessages(shop, { page: Number.NaN })).page).toBe(1);
});

test('a message that no longer applied is listed as withdrawn, not as failed', async () => {
  const shop = await anOwner(await openTestShop());
  const failed = { state: 'failed', secretLink: null } as const;
  const refused = await aMessage(shop, { ...failed, problem: 'refused' });
  const tooLate = await aMessage(shop, { ...failed, problem: 'no-longer-due' });
  const listed = async (state: 'failed' | 'withdrawn') =>
    (await listMessages(shop, { state })).messages.map(({ id }) => id);

  expect(await listed('failed')).toEqual([refused.id]);
  expect(await listed('withdrawn')).toEqual([tooLate.id]);
  expect((await listMessages(shop)).counts).toMatchObject({ all: 2, failed: 1, withdrawn: 1 });
});

test('failures of the last week and of the last day are counted without messages that the shop chose not to send', async () => {
  const shop = await anOwner(await openTestShop());
  const failed = { state: 'failed', secretLink: null } as const;
  const longAgo = new Date(shop.now().getTime() - 8 * dayMs);
  await aMessage(shop, { ...failed, problem: 'refused' });
  for (const problem of ['not-set-up', 'held-back', 'daily-limit', 'no-longer-due'] as const) {
    await aMessage(shop, { ...failed, problem });
  }
  await aMessage(shop, { ...failed, problem: 'refused', createdAt: longAgo });
  const wronglyDated = new Date(shop.now().getTime() + 365 * dayMs);
  await aMessage(shop, { ...failed, problem: 'refused', createdAt: wronglyDated });

  expect(await countRecentFailures(shop), 'a failure dated in the future is not counted').toBe(1);
  expect(await countFailuresByChannel(shop)).toEqual(new Map([['email', 1]]));
});

test('the owner sees a message as its recipient sees it, but the secret link in demo mode only', async () => {
  const shop = await anOwner(await openSellingShop());
  const { id } = await aMessage(shop, { state: 'shown' });

  const found = await findMessage(shop, id, realShop);
  const demo = await findMessage(shop, id, { compose, demo: true });

  expect(found?.preview?.html).toContain('Hello Nimal,');
  expect(JSON.stringify(found)).not.toContain('/secret');
  expect(demo?.preview?.text).toContain('https://shop.example.lk/secret');
  expect(await findMessage(shop, crypto.randomUUID(), realShop)).toBeUndefined();
});
