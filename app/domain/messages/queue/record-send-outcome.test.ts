import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage, unreachable } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { claimMessage } from './claim-message.server.ts';
import { leaseMs, maxAttempts, retryDelayMs } from './lifetimes.ts';
import { giveUpLate, recordSendOutcome } from './record-send-outcome.server.ts';

async function claimOne(shop: Shop) {
  const message = await claimMessage(shop, ['email']);
  if (!message) throw new Error('Nothing was due.');
  return message;
}

async function claimAndRecord(shop: Shop, outcome: SendOutcome) {
  await recordSendOutcome(shop, await claimOne(shop), { outcome, connected: ['email'] });
  const [row] = await shop.db.select().from(messages);
  return row;
}

const later: SendOutcome = { kind: 'later', problem: 'put-off', reply: '450 try again' };
const refused: SendOutcome = { kind: 'refused', problem: 'address-refused', reply: '550 unknown' };

test('a sent message is marked as sent and loses its secret', async () => {
  const shop = await openTestShop();
  await aMessage(shop);

  expect(await claimAndRecord(shop, { kind: 'sent' })).toMatchObject({
    state: 'sent',
    secretLink: null,
    sentAt: shop.now(),
    leaseUntil: null,
    attempts: 1,
  });
});

test('a refused message fails with its problem and loses its secret', async () => {
  const shop = await openTestShop();
  await aMessage(shop);

  expect(await claimAndRecord(shop, refused)).toMatchObject({
    state: 'failed',
    problem: 'address-refused',
    lastError: '550 unknown',
    secretLink: null,
  });
});

test('a message that was put off waits longer each time, and fails after the last attempt', async () => {
  const shop = await openTestShop();
  await aMessage(shop);
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const row = await claimAndRecord(shop, later);
    expect(row).toMatchObject({ state: 'waiting', attempts: attempt, leaseUntil: null });
    expect(row?.nextTryAt).toEqual(new Date(shop.now().getTime() + retryDelayMs(attempt)));
    shop.clock.at = row?.nextTryAt ?? shop.clock.at;
  }
  expect(await claimAndRecord(shop, later)).toMatchObject({ state: 'failed', problem: 'put-off' });
});

test('an attempt while the server is down is not counted as an attempt of the message', async () => {
  const shop = await openTestShop();
  await aMessage(shop);

  expect(await claimAndRecord(shop, unreachable)).toMatchObject({
    state: 'waiting',
    attempts: 0,
    problem: 'unreachable',
  });
});

test('an attempt that has lost its lease records nothing', async () => {
  const shop = await openTestShop();
  await aMessage(shop);
  const slowAttempt = await claimOne(shop);
  shop.clock.at = new Date(shop.now().getTime() + leaseMs);
  await recordSendOutcome(shop, await claimOne(shop), { outcome: { kind: 'sent' }, connected: [] });

  await recordSendOutcome(shop, slowAttempt, { outcome: refused, connected: [] });

  expect(await shop.db.select().from(messages)).toMatchObject([{ state: 'sent', problem: null }]);
});

test('a message past its useful time fails and loses its secret', async () => {
  const shop = await openTestShop();
  const late = await aMessage(shop, { uselessAfter: shop.now() });
  await aMessage(shop);

  await giveUpLate(shop, ['email']);

  const rows = await shop.db.select().from(messages).orderBy(messages.state);
  expect(rows).toMatchObject([
    { id: late.id, state: 'failed', problem: 'too-late', secretLink: null },
    { state: 'waiting' },
  ]);
});

test('a message that fails because of its age keeps the problem for which it waited', async () => {
  const shop = await openTestShop();
  await aMessage(shop, { uselessAfter: shop.now(), problem: 'unreachable' });

  await giveUpLate(shop, ['email']);

  expect(await shop.db.select().from(messages)).toMatchObject([{ problem: 'unreachable' }]);
});

test('while e-mail is not set up, a late e-mail is marked as not set up instead of too late', async () => {
  const shop = await openTestShop();
  await aMessage(shop, { uselessAfter: shop.now() });

  await giveUpLate(shop, []);

  expect(await shop.db.select().from(messages)).toMatchObject([
    { state: 'failed', problem: 'not-set-up' },
  ]);
});

test('a late message that is being sent does not fail', async () => {
  const shop = await openTestShop();
  const leaseUntil = new Date(shop.now().getTime() + 1000);
  await aMessage(shop, { uselessAfter: shop.now(), leaseUntil });

  await giveUpLate(shop, ['email']);

  expect(await shop.db.select().from(messages)).toMatchObject([{ state: 'waiting' }]);
});

test('a message whose lease ends after the late messages were read fails in the next round', async () => {
  const shop = await openTestShop();
  const uselessAfter = shop.now();
  const late = await aMessage(shop, { uselessAfter });
  const leaseUntil = new Date(shop.now().getTime() + leaseMs);
  const leased = await aMessage(shop, { uselessAfter, leaseUntil });
  const listFailed = async () =>
    (await shop.db.select().from(messages).where(eq(messages.state, 'failed'))).map(({ id }) => id);

  await inTransaction(shop, async (inside) => {
    const endLease = () =>
      inside.db.update(messages).set({ leaseUntil: null }).where(eq(messages.id, leased.id));
    const { db } = afterFirstRead(inside, endLease);
    const transaction = (work: (db: typeof inside.db) => unknown) => work(db);
    const get = (target: typeof db, key: string) =>
      key === 'transaction' ? transaction : Reflect.get(target, key);
    await giveUpLate({ ...inside, db: new Proxy(db, { get }) }, ['email']);
    return ok();
  });

  expect(await listFailed()).toEqual([late.id]);
  await giveUpLate(shop, ['email']);
  expect((await listFailed()).sort()).toEqual([late.id, leased.id].sort());
});

test('a failed message is not written again to a person whose account is being deleted', async () => {
  const connected = ['email', 'sms'] as const;
  const shop = await openSellingShop({
    listeners: [writeMessages({ demo: false, connected })],
  });
  await shop.db.update(settings).set({ smsNotifications: true });
  const kind = 'order-delivered';
  await shop.db.insert(channelChoices).values([
    { kind, position: 1, channel: 'email', condition: 'also' },
    { kind, position: 2, channel: 'sms', condition: 'failed' },
  ]);
  const { userId } = (await aCustomer(shop)).actor;
  const { id: orderId } = await anOrder(shop, { userId, status: 'delivered' });
  const leaseUntil = new Date(shop.now().getTime() + leaseMs);
  const message = await aMessage(shop, { kind, orderId, secretLink: null, leaseUntil });
  const results: { deleted?: Promise<unknown> } = {};

  await inTransaction(shop, async (inside) => {
    const failed = { outcome: refused, connected };
    await recordSendOutcome(inside, { ...message, leaseUntil }, failed);
    expect(await inside.db.$count(messages)).toBe(2);
    results.deleted ??= deleteAccount(shop, userId);
    results.deleted.catch(() => {});
    await waitForBlockedTransaction(inside);
    return ok();
  });

  expect(await results.deleted).toMatchObject({ ok: true });
  expect(await shop.db.$count(messages)).toBe(0);
});
