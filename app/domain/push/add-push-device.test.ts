import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addPushDevice } from './add-push-device.server.ts';
import { deviceSchema } from './device-schema.server.ts';
import { readPush } from './read-push.server.ts';
import { pushDevices } from './tables.server.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const device = () => ({
  ...{ endpoint, p256dh: 'key', auth: 'auth', name: 'Chrome, Android' },
  browserId: randomUUID() as string | undefined,
  demo: false,
});

async function devicesOf(shop: Shop) {
  const { userId, endpoint: endpointColumn } = pushDevices;
  return shop.db
    .select({ userId, endpoint: endpointColumn })
    .from(pushDevices)
    .orderBy(pushDevices.createdAt);
}

test('a browser that subscribes again is listed and recorded once', async () => {
  const selvi = await anOwner(await openTestShop(), { name: 'Selvi' });
  const browser = device();
  await addPushDevice(selvi, browser);
  await addPushDevice(selvi, browser);

  expect(await readPush(selvi)).toMatchObject({ devices: [{ name: 'Chrome, Android' }] });
  const { entries } = await listAudit(selvi, {});
  expect(entries).toMatchObject([
    { action: 'notifications-switched-on', after: { device: 'Chrome, Android' } },
  ]);
});

test('twenty concurrent requests subscribe a browser once', async () => {
  const selvi = await anOwner(await openTestShop(), {});
  const browser = device();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => addPushDevice(selvi, browser)),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await devicesOf(selvi)).toHaveLength(1);
});

test('a browser belongs to the admin who subscribed it last, with its newest endpoint', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  const browser = device();
  await addPushDevice(selvi, browser);
  await addPushDevice(nimal, browser);
  expect(await devicesOf(shop)).toEqual([{ userId: nimal.actor.userId, endpoint }]);

  await addPushDevice(nimal, { ...browser, endpoint: `${endpoint}2` });
  expect(await devicesOf(shop)).toEqual([{ userId: nimal.actor.userId, endpoint: `${endpoint}2` }]);
});

test('an endpoint that does not belong to a push service is refused', async () => {
  const selvi = await anOwner(await openTestShop(), {});
  const added = await addPushDevice(selvi, { ...device(), endpoint: 'https://10.0.0.1/admin' });
  expect(added).toMatchObject({ refusal: { code: 'unknown-service' } });
  expect(await devicesOf(selvi)).toEqual([]);
});

test('an eleventh device replaces the oldest', async () => {
  const shop = await openTestShop();
  const selvi = await anOwner(shop, {});
  for (let nth = 1; nth <= 11; nth += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 1000);
    await addPushDevice(selvi, { ...device(), endpoint: `${endpoint}-${nth}` });
  }
  const remaining = await devicesOf(shop);
  expect(remaining).toHaveLength(10);
  expect(remaining[0]).toMatchObject({ endpoint: `${endpoint}-2` });
});

test('a browser that another admin subscribed long ago is not the device that an eleventh replaces', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop, {}), await anOwner(shop, {})];
  const sharedBrowser = device();
  await addPushDevice(nimal, sharedBrowser);
  for (let nth = 1; nth <= 10; nth += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 1000);
    await addPushDevice(selvi, { ...device(), endpoint: `${endpoint}-${nth}` });
  }
  shop.clock.at = new Date(shop.clock.at.getTime() + 1000);

  await addPushDevice(selvi, sharedBrowser);

  const remaining = (await devicesOf(shop)).map((each) => each.endpoint);
  expect(remaining).toHaveLength(10);
  expect([remaining[0], remaining[9]]).toEqual([`${endpoint}-2`, endpoint]);
});

test.each([
  { endpoint, p256dh: 'short', auth: 'A'.repeat(22) },
  { endpoint, p256dh: 'A'.repeat(87), auth: 'not base64url!!' },
  { endpoint },
])('a subscription without valid keys is refused: %j', (sent) => {
  expect(deviceSchema.safeParse(sent).success).toBe(false);
});
