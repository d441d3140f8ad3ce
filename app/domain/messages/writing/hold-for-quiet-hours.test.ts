import { expect, test } from 'vitest';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { pushChoicesSchema, savePushChoices } from '#domain/push/save-push-choices.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aSender } from '#test/messages.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner } from '#test/shop.ts';
import { holdForQuietHours } from './hold-for-quiet-hours.server.ts';
import { writeMessages } from './write-messages.server.ts';

const kinds = { slips: 'on', enquiries: 'on' };

/** Opens a shop at 23:30, where a notification to an owner waits until the end of their quiet hours at 7. */
async function openAtNight() {
  const listeners = [writeMessages({ demo: false }), holdForQuietHours];
  const shop = await openSellingShop({ listeners });
  const [selvi, nimal] = [await anOwner(shop), await anOwner(shop)];
  const { id: pushDeviceId } = await aPushDevice(selvi);
  const choose = (quietFrom: string, quietUntil: string, owner = selvi) =>
    savePushChoices(owner, pushChoicesSchema.parse({ ...kinds, quietFrom, quietUntil }));
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }), 'push');
  const sentAt = async (time: string) => {
    shop.clock.at = new Date(`2026-11-${time}+05:30`);
    await deliverMessages(shop, sender);
    return sentMessages.length;
  };
  await choose('21', '7');
  const { id: orderId } = await aTransferOrder(shop);
  expect(await sentAt('21T23:30')).toBe(0);
  await sendSlip(shop, orderId);
  return { shop, nimal, pushDeviceId, choose, sentAt };
}

test('a notification that waits for the end of quiet hours waits on when its owner extends them', async () => {
  const { shop, nimal, choose, sentAt } = await openAtNight();
  await choose('21', '9');
  await choose('21', '5', nimal);
  expect(await sentAt('22T08:59')).toBe(0);
  const { holdUntil, uselessAfter } = messages;
  expect(await shop.db.select({ holdUntil, uselessAfter }).from(messages)).toEqual([
    {
      holdUntil: new Date('2026-11-22T09:00+05:30'),
      uselessAfter: new Date('2026-11-22T21:00+05:30'),
    },
  ]);
  expect(await sentAt('22T09:00')).toBe(1);
});

test('a notification is sent when the quiet hours end that its owner shortened or ended', async () => {
  const shortened = await openAtNight();
  await shortened.choose('21', '5');
  expect(await shortened.sentAt('22T04:59')).toBe(0);
  expect(await shortened.sentAt('22T05:00')).toBe(1);

  const ended = await openAtNight();
  await ended.choose('', '');
  expect(await ended.sentAt('21T23:31')).toBe(1);
});
