import { expect, test } from 'vitest';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { sweepMessages } from '#domain/messages/queue/sweep-messages.server.ts';
import { listMessagesTo } from '#domain/messages/reading/list-messages-to.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { openTestShop } from '#test/shop.ts';
import { eraseMessages } from './erase-messages.server.ts';

test('messages to a customer whose account is deleted are erased by address and by order, and codes by phone; others stay', async () => {
  const shop = await openTestShop();
  const order = await anOrder(shop);
  await aMessage(shop, { recipient: 'gone@example.lk' });
  await aMessage(shop, { recipient: 'other@example.lk', orderId: order.id });
  await aMessage(shop, { recipient: 'stays@example.lk' });
  const toOwner = { recipient: 'owner@example.lk', audience: 'owner', orderId: order.id } as const;
  await aMessage(shop, { ...toOwner, kind: 'new-order' });
  const bySms = { channel: 'sms', secretLink: null } as const;
  const [phone, otherPhone] = ['+94771000001', '+94771000002'];
  await aMessage(shop, { ...bySms, kind: 'phone-code', recipient: phone });
  await aMessage(shop, { ...bySms, kind: 'phone-code', recipient: otherPhone });
  await aMessage(shop, { ...bySms, kind: 'order-shipped', recipient: phone });

  const deletedAccount = { emails: ['gone@example.lk'], phones: [phone], orderIds: [order.id] };
  await eraseMessages(shop, deletedAccount);

  const remaining = await shop.db
    .select({ kind: messages.kind, recipient: messages.recipient })
    .from(messages);
  expect(remaining.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
    'new-order owner@example.lk',
    'order-shipped +94771000001',
    'password-reset stays@example.lk',
    'phone-code +94771000002',
  ]);
});

test('no message is deleted with an account that has no addresses and orders', async () => {
  const shop = await openTestShop();
  await aMessage(shop);

  await eraseMessages(shop, { emails: [], phones: [], orderIds: [] });

  expect(await shop.db.$count(messages)).toBe(1);
});

test('an SMS about an order is in the customer’s copy of their data, and is deleted with the customer', async () => {
  const shop = await openTestShop();
  const { id: orderId } = await anOrder(shop);
  const bySms = { channel: 'sms', recipient: '+94771234567', secretLink: null } as const;
  await aMessage(shop, { ...bySms, kind: 'order-shipped', orderId, state: 'unknown' });

  expect(
    await listMessagesTo(shop, { email: undefined, phone: undefined, orderIds: [orderId] }),
  ).toMatchObject([{ channel: 'sms', recipient: '+94771234567', orderId, state: 'unknown' }]);
  await eraseMessages(shop, { emails: [], phones: [], orderIds: [orderId] });

  expect(await shop.db.$count(messages)).toBe(0);
});

test('old SMS are deleted, even with an unknown result, unless they still wait', async () => {
  const shop = await openTestShop();
  const createdAt = daysAgo(shop, retentionDays.messages + 1);
  const oldMessage = {
    channel: 'sms',
    kind: 'order-shipped',
    secretLink: null,
    createdAt,
  } as const;
  await aMessage(shop, { ...oldMessage, recipient: '+94771000001', state: 'sent' });
  await aMessage(shop, { ...oldMessage, recipient: '+94771000002', state: 'unknown' });
  await aMessage(shop, { ...oldMessage, recipient: '+94771000003' });

  await sweepMessages(shop);

  const remaining = await shop.db.select({ recipient: messages.recipient }).from(messages);
  expect(remaining).toEqual([{ recipient: '+94771000003' }]);
});
