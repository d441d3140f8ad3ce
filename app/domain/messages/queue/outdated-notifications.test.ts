import { expect, test } from 'vitest';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { withdrawCancel } from '#domain/orders/cancelling/withdraw-cancel.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { listOpenProblems } from '#domain/problems/find-problem.server.ts';
import { settleProblem } from '#domain/problems/settle-problem.server.ts';
import { pushChoicesSchema, savePushChoices } from '#domain/push/save-push-choices.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { acceptSlips, refuseSlips } from '#domain/slips/settle-slips.server.ts';
import { listInbox } from '#domain/support/list-inbox.server.ts';
import { moveContactMessage } from '#domain/support/move-contact-message.server.ts';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aSender } from '#test/messages.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner } from '#test/shop.ts';
import { deliverMessages } from './deliver-messages.server.ts';

/** Opens a shop with an order and an owner's device, to which notifications wait until they are delivered. */
async function openShop() {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  const owner = await anOwner(shop);
  const subscriber = await anOwner(shop);
  await aPushDevice(subscriber);
  const { id: orderId, dueLkr: shownDueLkr } = await aTransferOrder(shop);
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }), 'push');
  const deliver = async () => {
    await deliverMessages(shop, sender);
    return sentMessages.length;
  };
  const shown = async () => {
    const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
    return { orderId, shownDueLkr, shownSlips };
  };
  const place = () =>
    announce(shop, {
      ...{ name: 'order-placed', orderId, auditEntryId: 'placed', orderNumber: 'ORD-1-1' },
      ...{ totalLkr: shownDueLkr, itemsCount: 1, paymentMethod: 'bank_transfer' },
    });
  return { shop, owner, subscriber, orderId, deliver, shown, place };
}
type Opened = Awaited<ReturnType<typeof openShop>>;

const enquiry = { name: 'Nimal', phone: '+94771234567', email: undefined, message: 'How often?' };

async function moveOnlyMessage(owner: Opened['owner'], to: 'answered' | 'done') {
  const { messages } = await listInbox(owner);
  return moveContactMessage(owner, `${messages[0]?.id}`, { from: 'new', to });
}

const happened: [string, (shop: Opened) => Promise<unknown>, (shop: Opened) => Promise<unknown>][] =
  [
    [
      'a new order that is cancelled',
      ({ place }) => place(),
      ({ owner, orderId }) => cancelOrder(owner, { orderId, reason: 'ordered-twice' }),
    ],
    [
      'a new order, once an owner chose not to be notified of orders,',
      ({ place }) => place(),
      ({ subscriber }) => {
        const kinds = { slips: 'on', quietFrom: '', quietUntil: '' };
        return savePushChoices(subscriber, pushChoicesSchema.parse(kinds));
      },
    ],
    [
      'a request to cancel that is withdrawn',
      ({ shop, orderId }) => askToCancel(shop, { orderId, words: '' }),
      ({ shop, orderId }) => withdrawCancel(shop, { orderId }),
    ],
    [
      'a bank slip that another owner has accepted',
      ({ shop, orderId }) => sendSlip(shop, orderId),
      async ({ owner, shown }) => acceptSlips(owner, await shown()),
    ],
    [
      'a bank slip that another owner has refused',
      ({ shop, orderId }) => sendSlip(shop, orderId),
      async ({ owner, shown }) =>
        refuseSlips(owner, { ...(await shown()), reason: 'unreadable', words: '' }),
    ],
    [
      'a problem with a parcel that another owner has settled',
      async ({ shop }) => reportDamage(shop, (await aDeliveredOrder(shop)).orderId),
      async ({ owner }) => {
        const [problem] = await listOpenProblems(owner);
        return settleProblem(owner, { orderId: `${problem?.orderId}`, answer: 'A new one comes.' });
      },
    ],
    [
      'a contact message that another owner has answered',
      ({ shop }) => recordContactMessage(shop, enquiry),
      ({ owner }) => moveOnlyMessage(owner, 'answered'),
    ],
    [
      'a contact message that another owner has marked as done',
      ({ shop }) => recordContactMessage(shop, enquiry),
      ({ owner }) => moveOnlyMessage(owner, 'done'),
    ],
    [
      'an SMS limit that was reached on the day before',
      ({ shop }) => {
        shop.clock.at = new Date('2026-11-23T23:59:00+05:30');
        return announce(shop, { name: 'sms-limit-reached', day: '2026-11-23' });
      },
      async ({ shop }) => {
        shop.clock.at = new Date('2026-11-24T00:00:00+05:30');
        return ok();
      },
    ],
  ];

test.each(happened)('%s by the end of the quiet hours notifies no one', async (_, cause, end) => {
  const notified = await openShop();
  await cause(notified);
  expect(await notified.deliver()).toBe(1);

  const outdated = await openShop();
  await cause(outdated);
  expect(await end(outdated)).toMatchObject({ ok: true });
  expect(await outdated.deliver()).toBe(0);
  const { channel, state, problem } = messages;
  const written = await outdated.shop.db.select({ channel, state, problem }).from(messages);
  const withdrawn = { channel: 'push', state: 'failed', problem: 'no-longer-due' };
  expect(written).toContainEqual(withdrawn);
});
