import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Delivery } from '#domain/messages/channel.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { openTestShop } from '#test/shop.ts';
import { claimMessage } from './claim-message.server.ts';
import { recordDelivery } from './record-delivery.server.ts';
import { recordStatus, type StatusReport } from './record-status.server.ts';

const connected = ['whatsapp'] as const;
const undeliverable = {
  problem: 'address-refused',
  providerError: '131026 Undeliverable',
} as const;

async function openShop(state: 'sent' | 'unknown' | 'waiting' = 'sent') {
  const shop = await openTestShop();
  const providerId = state === 'sent' ? 'wamid.1' : null;
  const message = await aMessage(shop, {
    ...{ kind: 'order-shipped', channel: 'whatsapp', recipient: '+94771234567' },
    ...{ secretLink: null, state, providerId },
  });
  const at = (minute: number) => new Date(shop.now().getTime() + minute * 60_000);
  const report = (
    state: StatusReport['state'],
    minute: number,
    overrides: Partial<StatusReport> = {},
  ) =>
    recordStatus(
      shop,
      {
        ...{ providerId: 'wamid.1', messageId: undefined, state, at: at(minute) },
        failure: state === 'failed' ? undeliverable : undefined,
        ...overrides,
      },
      { channel: 'whatsapp', connected },
    );
  const found = async () => (await shop.db.select().from(messages))[0];
  return { shop, message, report, found, at };
}

const statuses = [
  ['sent', 1],
  ['delivered', 2],
  ['read', 3],
] as const;
const sequences = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(sequences)(
  'statuses in any order, each twice, lead to the same state: %i %i %i',
  async (...order) => {
    const { report, found, at } = await openShop();
    for (const index of [...order, ...order]) {
      const [state, minute] = statuses[index] ?? statuses[0];
      await report(state, minute);
    }
    expect(await found()).toMatchObject({ state: 'sent', deliveredAt: at(2), readAt: at(3) });
  },
);

test('a sent message can still be reported as failed, but not one that arrived', async () => {
  const failed = await openShop();
  await failed.report('failed', 1);
  await failed.report('failed', 1);
  expect(await failed.found()).toMatchObject({ state: 'failed', problem: 'address-refused' });

  const arrived = await openShop();
  await arrived.report('delivered', 1);
  await arrived.report('failed', 2);
  expect(await arrived.found()).toMatchObject({ state: 'sent', problem: null });
});

test('a message whose response was lost is marked as sent by a status with its own id', async () => {
  const { report, found, message, at } = await openShop('unknown');
  await report('delivered', 2, { providerId: 'wamid.7' });
  expect(await found()).toMatchObject({ state: 'unknown' });

  await report('sent', 1, { providerId: 'wamid.7', messageId: message.id });
  expect(await found()).toMatchObject({ state: 'sent', providerId: 'wamid.7', problem: null });
  await report('delivered', 2, { providerId: 'wamid.7' });
  expect(await found()).toMatchObject({ deliveredAt: at(2) });
});

test('a status that overtakes our own record is not lost', async () => {
  const { shop, report, found, message } = await openShop('waiting');
  const claimed = await claimMessage(shop, connected);
  if (!claimed) throw new Error('Nothing was due.');
  await report('failed', 1, { messageId: message.id });
  const delivery = { kind: 'sent', providerId: 'wamid.1' } as const;
  await recordDelivery(shop, claimed, { delivery, connected });
  expect(await found()).toMatchObject({ state: 'failed', problem: 'address-refused' });
});

test('a failure of an earlier attempt does not touch what the owner sent again', async () => {
  const { shop, report, found } = await openShop();
  await report('failed', 1);
  await shop.db.update(messages).set({ state: 'waiting' });
  await report('failed', 1);
  expect(await found()).toMatchObject({ state: 'waiting' });
  await shop.db.update(messages).set({ state: 'sent', providerId: 'wamid.2' });
  await report('failed', 1, { messageId: (await found())?.id });
  expect(await found()).toMatchObject({ state: 'sent' });
});

/** Lets the first attempt fail and the owner send again, until the second attempt is under way. */
async function aSecondAttempt() {
  const opened = await openShop();
  await opened.report('failed', 1);
  await opened.shop.db.update(messages).set({ state: 'waiting' });
  const claimed = await claimMessage(opened.shop, connected);
  if (!claimed) throw new Error('Nothing was due.');
  const record = (delivery: Delivery) =>
    recordDelivery(opened.shop, claimed, { delivery, connected });
  return { ...opened, record, ofOurs: { messageId: opened.message.id } };
}

test('a repeated report of the first attempt does not end the second', async () => {
  const { report, found, record, ofOurs } = await aSecondAttempt();
  await report('failed', 2, ofOurs);
  await report('sent', 2, ofOurs);
  await record({ kind: 'sent', providerId: 'wamid.2' });
  expect(await found()).toMatchObject({ state: 'sent', providerId: 'wamid.2' });
});

test('a failure that overtakes our record of the second attempt is not lost', async () => {
  const { report, found, record, ofOurs } = await aSecondAttempt();
  await report('failed', 2, { providerId: 'wamid.2', ...ofOurs });
  await record({ kind: 'sent', providerId: 'wamid.2' });
  expect(await found()).toMatchObject({ state: 'failed', problem: 'address-refused' });
});

test('after a lost response to the second attempt, reports with its id still count', async () => {
  const { report, found, record, ofOurs } = await aSecondAttempt();
  await record({ kind: 'unknown', problem: 'no-answer', reply: '' });
  await report('failed', 2, ofOurs);
  expect(await found()).toMatchObject({ state: 'unknown' });
  await report('sent', 3, { providerId: 'wamid.2', ...ofOurs });
  expect(await found()).toMatchObject({ state: 'sent', providerId: 'wamid.2' });
  await report('failed', 4, { providerId: 'wamid.2' });
  expect(await found()).toMatchObject({ state: 'failed' });
});

test('a status of a message that the shop does not know changes nothing', async () => {
  const { report, found } = await openShop();
  await report('read', 1, { providerId: 'wamid.other', messageId: randomUUID() });
  expect(await found()).toMatchObject({ deliveredAt: null, readAt: null });
});
