import { expect, test } from 'vitest';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { removeAdmin } from '#domain/admins/remove-admin.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import {
  forgetBrowser,
  forgetSignedOutDevices,
  removePushDevice,
} from './remove-push-device.server.ts';
import { pushDevices } from './tables.server.ts';

async function devicesOf(shop: Shop) {
  const { userId, endpoint: at } = pushDevices;
  return shop.db.select({ userId, at }).from(pushDevices).orderBy(pushDevices.createdAt);
}

test('only one’s own devices are switched off', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  const { id } = await aPushDevice(selvi);
  await removePushDevice(nimal, id);
  expect(await devicesOf(shop)).toHaveLength(1);
  await removePushDevice(selvi, id);
  await removePushDevice(selvi, id);
  expect(await devicesOf(shop)).toEqual([]);
});

test('signing out ends the notifications of that browser alone', async () => {
  const selvi = await anOwner(await openTestShop(), {});
  const [here, there] = [await aPushDevice(selvi), await aPushDevice(selvi)];
  await forgetBrowser(selvi, here.browserId ?? '');
  expect(await devicesOf(selvi)).toEqual([{ userId: selvi.actor.userId, at: there.endpoint }]);
});

test('an admin who is signed out everywhere is told on no device any more', async () => {
  const shop = await openTestShop({ listeners: [forgetSignedOutDevices] });
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  await aPushDevice(selvi);
  await aPushDevice(nimal);
  await endSessions(shop, selvi.actor.userId);
  expect(await devicesOf(shop)).toMatchObject([{ userId: nimal.actor.userId }]);
});

test('devices go with an admin who is removed', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  await aPushDevice(nimal);
  await removeAdmin(selvi, nimal.actor.userId, { canDemoSignIn: false });
  expect(await devicesOf(shop)).toEqual([]);
});
