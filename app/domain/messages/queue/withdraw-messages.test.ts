import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { announce } from '#domain/kernel/announce.server.ts';
import type { SendOutcome } from '#domain/messages/channel.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { countRecentFailures } from '#domain/messages/reading/list-messages.server.ts';
import { readSmsDay } from '#domain/messages/sms-cost/read-sms-day.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender, unreachable } from '#test/messages.ts';
import { anOwner } from '#test/shop.ts';
import { deliverMessages, type Sender } from './deliver-messages.server.ts';
import { nextChannelAfterMs } from './lifetimes.ts';
import { countFailuresByChannel } from './recent-failures.server.ts';
import { sendAgain } from './send-again.server.ts';

const sent: SendOutcome = { kind: 'sent' };
const withdrawn = { state: 'failed', problem: 'no-longer-due' } as const;

/** Opens a shop at three in the afternoon in Colombo, with an order that waits for a bank transfer. */
async function openShop({ byEmail = (): SendOutcome => sent, email = 'n@example.lk' } = {}) {
  const connected = ['email', 'sms'] as const;
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false, connected })] });
  shop.clock.at = new Date('2026-11-23T15:00:00+05:30');
  await shop.db.update(settings).set({ smsNotifications: true, email: '' });
  const { id: orderId } = await aTransferOrder(shop, { customerEmail: email || null });
  const [mail, sms] = [aSender(byEmail, 'email'), aSender(() => sent, 'sms')];
  const sender: Sender = {
    ...mail.sender,
    channels: [...mail.sender.channels, ...sms.sender.channels],
  };
  const owner = await anOwner(shop);
  const { id, channel, state, problem } = messages;
  return {
    ...{ shop, owner, orderId, emails: mail.sentMessages, sms: sms.sentMessages },
    setClock: (time: string) => {
      shop.clock.at = new Date(`2026-11-${time}:00+05:30`);
    },
    limitSms: (smsDailyLimit: number) => shop.db.update(settings).set({ smsDailyLimit }),
    remind: () =>
      announce(shop, { name: 'transfer-reminder-due', orderId, auditEntryId: 'reminder' }),
    pay: () => changeOrderStatus(owner, { orderId, paymentStatus: 'paid' }),
    deliver: async () => {
      for (let round = 0; round < 3; round += 1) await deliverMessages(shop, sender);
    },
    listWritten: () =>
      shop.db.select({ id, channel, state, problem }).from(messages).orderBy(asc(channel)),
  };
}

test('a reminder held by the daily limit is not sent after the payment, costs nothing and does not count as a failure', async () => {
  const { owner, setClock, limitSms, remind, pay, deliver, sms, listWritten } = await openShop({
    email: '',
  });
  await limitSms(0);
  await remind();
  await deliver();
  expect(await listWritten()).toMatchObject([{ state: 'waiting', problem: 'daily-limit' }]);
  setClock('23T17:00');
  await pay();
  await limitSms(500);
  setClock('24T09:00');
  await deliver();

  expect(sms).toEqual([]);
  const [message] = await listWritten();
  expect(message).toMatchObject(withdrawn);
  expect(await readSmsDay(owner)).toEqual({ cents: 0, held: 0 });
  expect([await countRecentFailures(owner), (await countFailuresByChannel(owner)).size]).toEqual([
    0, 0,
  ]);
  expect(await sendAgain(owner, message?.id ?? '')).toMatchObject({
    refusal: { code: 'not-failed' },
  });
});

test('a reminder that is still due is sent in the morning, not when the limit ends at midnight', async () => {
  const { setClock, limitSms, remind, deliver, sms } = await openShop({ email: '' });
  await limitSms(0);
  await remind();
  await deliver();
  await limitSms(500);
  for (const time of ['23T20:01', '24T00:00', '24T07:59']) {
    setClock(time);
    await deliver();
    expect(sms, time).toEqual([]);
  }
  setClock('24T08:00');
  await deliver();
  expect(sms).toHaveLength(1);
});

test('an e-mail reminder that an outage delays into the night is sent in the morning, and no SMS takes over', async () => {
  let isBack = false;
  const shop = await openShop({ byEmail: () => (isBack ? sent : unreachable) });
  await chooseEmailThenSms(shop);
  shop.setClock('23T19:30');
  await shop.remind();
  await shop.deliver();
  isBack = true;
  for (const time of ['23T22:00', '24T03:00']) {
    shop.emails.length = 0;
    shop.setClock(time);
    await shop.deliver();
    expect([shop.emails, shop.sms], time).toEqual([[], []]);
  }
  shop.setClock('24T08:00');
  await shop.deliver();
  expect([shop.emails.length, shop.sms.length]).toEqual([1, 0]);
});

test('after an outage no one is reminded of a transfer that has arrived or whose slip was sent', async () => {
  for (const settled of ['paid', 'slip'] as const) {
    let isBack = false;
    const shop = await openShop({ byEmail: () => (isBack ? sent : unreachable) });
    await shop.remind();
    await shop.deliver();
    shop.emails.length = 0;
    isBack = true;
    shop.setClock('23T17:00');
    if (settled === 'paid') await shop.pay();
    else await sendSlip(shop.shop, shop.orderId);
    await shop.deliver();
    expect(shop.emails, settled).toEqual([]);
    expect(await shop.listWritten()).toMatchObject([withdrawn]);
  }
});

test('after an outage no other channel takes over a message that no longer applies', async () => {
  const shop = await openShop({ byEmail: () => unreachable });
  await chooseEmailThenSms(shop);
  shop.setClock('23T10:00');
  await shop.remind();
  await shop.deliver();
  await shop.pay();
  shop.shop.clock.at = new Date(shop.shop.now().getTime() + nextChannelAfterMs);
  await shop.deliver();
  expect(shop.sms).toEqual([]);
  expect(await shop.listWritten()).toMatchObject([{ channel: 'email', ...withdrawn }]);
  expect(await countRecentFailures(shop.owner)).toBe(0);
});

test('the customer of a cancelled order gets no message about a refused slip or a declined cancellation', async () => {
  const { shop, owner, orderId, deliver, emails, listWritten } = await openShop();
  for (const kind of ['slip-refused', 'cancel-declined'] as const) {
    await aMessage(shop, { kind, orderId, secretLink: null });
  }
  await changeOrderStatus(owner, { orderId, status: 'cancelled' });
  await deliver();
  expect(emails).toMatchObject([{ subject: expect.stringContaining('was cancelled') }]);
  expect((await listWritten()).filter(({ problem }) => problem === 'no-longer-due')).toHaveLength(
    2,
  );
});

test('a customer who has sent a new slip is not asked for a slip', async () => {
  const { shop, orderId, deliver, emails, listWritten } = await openShop();
  await aMessage(shop, { kind: 'slip-refused', orderId, secretLink: null });
  await sendSlip(shop, orderId);
  await deliver();
  expect(emails).toEqual([]);
  expect(await listWritten()).toMatchObject([withdrawn]);
});

test('an order that was shipped, set back and shipped again during an outage is announced once', async () => {
  let isBack = false;
  const shop = await openShop({ byEmail: () => (isBack ? sent : unreachable) });
  const { owner, orderId } = shop;
  for (const status of ['shipped', 'pending', 'shipped'] as const) {
    await changeOrderStatus(owner, { orderId, status });
    await shop.deliver();
  }
  isBack = true;
  shop.emails.length = 0;
  shop.setClock('23T17:00');
  await shop.deliver();
  expect(shop.emails).toHaveLength(1);
  const byEmail = (await shop.listWritten()).filter(({ channel }) => channel === 'email');
  const states = byEmail.map(({ state, problem }) => problem ?? state);
  expect(states.sort()).toEqual(['no-longer-due', 'sent']);
});

async function chooseEmailThenSms({ shop }: Pick<Awaited<ReturnType<typeof openShop>>, 'shop'>) {
  const kind = 'transfer-reminder';
  await shop.db.insert(channelChoices).values([
    { kind, position: 1, channel: 'email', condition: 'also' },
    { kind, position: 2, channel: 'sms', condition: 'failed' },
  ]);
}
