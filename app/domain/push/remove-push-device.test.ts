import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { removeAdmin } from '#domain/admins/remove-admin.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import {
  deleteDevice,
  deleteDeviceOfBrowser,
  deleteDevicesOfEndedSessions,
  removePushDevice,
} from './remove-push-device.server.ts';
import { pushDevices } from './tables.server.ts';

async function devicesOf(shop: Shop) {
  const { userId, endpoint } = pushDevices;
  return shop.db.select({ userId, endpoint }).from(pushDevices).orderBy(pushDevices.createdAt);
}

test('an admin can remove their own devices only', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  const { id } = await aPushDevice(selvi);
  await removePushDevice(nimal, id);
  expect(await devicesOf(shop)).toHaveLength(1);
  await removePushDevice(selvi, id);
  await removePushDevice(selvi, id);
  expect(await devicesOf(shop)).toEqual([]);
});

test('signing out ends the notifications in the same browser only', async () => {
  const selvi = await anOwner(await openTestShop(), {});
  const [device, otherDevice] = [await aPushDevice(selvi), await aPushDevice(selvi)];
  await deleteDeviceOfBrowser(selvi, device.browserId ?? '');
  expect(await devicesOf(selvi)).toEqual([
    { userId: selvi.actor.userId, endpoint: otherDevice.endpoint },
  ]);
});

test('an admin whose sessions are all ended is no longer notified on any device', async () => {
  const shop = await openTestShop({ listeners: [deleteDevicesOfEndedSessions] });
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  await aPushDevice(selvi);
  await aPushDevice(nimal);
  await endSessions(shop, selvi.actor.userId);
  expect(await devicesOf(shop)).toMatchObject([{ userId: nimal.actor.userId }]);
});

test('the devices of an admin who is removed are deleted', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  await aPushDevice(nimal);
  await removeAdmin(selvi, nimal.actor.userId, { canDemoAccountSignIn: false });
  expect(await devicesOf(shop)).toEqual([]);
});

test('an order can be placed while a device to notify is being deleted', async () => {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  const device = await aPushDevice(await anOwner(shop));
  const cart = aCart([await aProduct(shop), 1]);
  const pending: { placed?: ReturnType<typeof placeOrder> } = {};

  await inTransaction(shop, async (inside) => {
    await deleteDevice(inside, device.id);
    pending.placed ??= placeOrder(shop, cart, formFor(cart));
    pending.placed.catch(() => {});
    await waitForBlockedTransaction(inside);
    return ok();
  });

  expect(await pending.placed).toMatchObject({ ok: true });
  expect(await shop.db.$count(messages, eq(messages.channel, 'push'))).toBe(0);
});
