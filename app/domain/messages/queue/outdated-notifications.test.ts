import { expect, test } from 'vitest';
import { announce } from '#domain/kernel/announce.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { withdrawCancel } from '#domain/orders/cancelling/withdraw-cancel.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { acceptSlips, refuseSlips } from '#domain/slips/settle-slips.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aSender } from '#test/messages.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner } from '#test/shop.ts';
import { deliverMessages } from './deliver-messages.server.ts';

/** Opens a shop with an order and an owner's device, to which notifications wait until they are delivered. */
async function openShop() {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  const owner = await anOwner(shop);
  await aPushDevice(await anOwner(shop));
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
  return { shop, owner, orderId, deliver, shown, place };
}
type Opened = Awaited<ReturnType<typeof openShop>>;

const happened: [string, (shop: Opened) => Promise<unknown>, (shop: Opened) => Promise<unknown>][] =
  [
    [
      'a new order that is cancelled',
      ({ place }) => place(),
      ({ owner, orderId }) => cancelOrder(owner, { orderId, reason: 'ordered-twice' }),
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
