import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { openTestShop } from '#test/shop.ts';
import { claimMessage } from './claim-message.server.ts';
import { recordSendOutcome } from './record-send-outcome.server.ts';
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
  const minutesLater = (minute: number) => new Date(shop.now().getTime() + minute * 60_000);
  const report = (
    state: StatusReport['state'],
    minute: number,
    overrides: Partial<StatusReport> = {},
  ) =>
    recordStatus(
      shop,
      {
        ...{ providerId: 'wamid.1', messageId: undefined, state, at: minutesLater(minute) },
        failure: state === 'failed' ? undeliverable : undefined,
        ...overrides,
      },
      { channel: 'whatsapp', connected },
    );
  const readMessage = async () => (await shop.db.select().from(messages))[0];
  return { shop, message, report, readMessage, minutesLater };
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
  'statuses reported in any order, each twice, have the same result: %i %i %i',
  async (...order) => {
    const { report, readMessage, minutesLater } = await openShop();
    for (const index of [...order, ...order]) {
      const [state, minute] = statuses[index] ?? statuses[0];
      await report(state, minute);
    }
    expect(await readMessage()).toMatchObject({
      state: 'sent',
      deliveredAt: minutesLater(2),
      readAt: minutesLater(3),
    });
  },
);

test('a sent message can still be reported as failed, but a delivered message cannot', async () => {
  const failed = await openShop();
  await failed.report('failed', 1);
  await failed.report('failed', 1);
  expect(await failed.readMessage()).toMatchObject({ state: 'failed', problem: 'address-refused' });

  const arrived = await openShop();
  await arrived.report('delivered', 1);
  await arrived.report('failed', 2);
  expect(await arrived.readMessage()).toMatchObject({ state: 'sent', problem: null });
});

test('a message whose response was lost is marked as sent by a status with the message id', async () => {
  const { report, readMessage, message, minutesLater } = await openShop('unknown');
  await report('delivered', 2, { providerId: 'wamid.7' });
  expect(await readMessage()).toMatchObject({ state: 'unknown' });

  await report('sent', 1, { providerId: 'wamid.7', messageId: message.id });
  expect(await readMessage()).toMatchObject({
    state: 'sent',
    providerId: 'wamid.7',
    problem: null,
  });
  await report('delivered', 2, { providerId: 'wamid.7' });
  expect(await readMessage()).toMatchObject({ deliveredAt: minutesLater(2) });
});

test('a failure that is reported before the shop records its attempt is kept', async () => {
  const { shop, report, readMessage, message } = await openShop('waiting');
  const claimed = await claimMessage(shop, connected);
  if (!claimed) throw new Error('Nothing was due.');
  await report('failed', 1, { messageId: message.id });
  const outcome = { kind: 'sent', providerId: 'wamid.1' } as const;
  await recordSendOutcome(shop, claimed, { outcome, connected });
  expect(await readMessage()).toMatchObject({ state: 'failed', problem: 'address-refused' });
});

test('a failure of an earlier attempt does not change a message that the owner sent again', async () => {
  const { shop, report, readMessage } = await openShop();
  await report('failed', 1);
  await shop.db.update(messages).set({ state: 'waiting' });
  await report('failed', 1);
  expect(await readMessage()).toMatchObject({ state: 'waiting' });
  await shop.db.update(messages).set({ state: 'sent', providerId: 'wamid.2' });
  await report('failed', 1, { messageId: (await readMessage())?.id });
  expect(await readMessage()).toMatchObject({ state: 'sent' });
});

/** Lets the first attempt fail and the owner send again, until the second attempt is under way. */
async function aSecondAttempt() {
  const opened = await openShop();
  await opened.report('failed', 1);
  await opened.shop.db.update(messages).set({ state: 'waiting' });
  const claimed = await claimMessage(opened.shop, connected);
  if (!claimed) throw new Error('Nothing was due.');
  const record = (outcome: SendOutcome) =>
    recordSendOutcome(opened.shop, claimed, { outcome, connected });
  return { ...opened, record, withMessageId: { messageId: opened.message.id } };
}

test('a repeated report of the first attempt does not end the second attempt', async () => {
  const { report, readMessage, record, withMessageId } = await aSecondAttempt();
  await report('failed', 2, withMessageId);
  await report('sent', 2, withMessageId);
  await record({ kind: 'sent', providerId: 'wamid.2' });
  expect(await readMessage()).toMatchObject({ state: 'sent', providerId: 'wamid.2' });
});

test('a failure of the second attempt that is reported before the shop records it is kept', async () => {
  const { report, readMessage, record, withMessageId } = await aSecondAttempt();
  await report('failed', 2, { providerId: 'wamid.2', ...withMessageId });
  await record({ kind: 'sent', providerId: 'wamid.2' });
  expect(await readMessage()).toMatchObject({ state: 'failed', problem: 'address-refused' });
});

test('reports of the second attempt are recorded although its response was lost', async () => {
  const { report, readMessage, record, withMessageId } = await aSecondAttempt();
  await record({ kind: 'unknown', problem: 'no-answer', reply: '' });
  await report('failed', 2, withMessageId);
  expect(await readMessage()).toMatchObject({ state: 'unknown' });
  await report('sent', 3, { providerId: 'wamid.2', ...withMessageId });
  expect(await readMessage()).toMatchObject({ state: 'sent', providerId: 'wamid.2' });
  await report('failed', 4, { providerId: 'wamid.2' });
  expect(await readMessage()).toMatchObject({ state: 'failed' });
});

test('a status of an unknown message changes nothing', async () => {
  const { report, readMessage } = await openShop();
  await report('read', 1, { providerId: 'wamid.other', messageId: randomUUID() });
  expect(await readMessage()).toMatchObject({ deliveredAt: null, readAt: null });
});
