import { expect, test } from 'vitest';
import { isOutage } from '#platform/db/is-outage.server.ts';
import { withoutWrites } from '#platform/db/without-writes.server.ts';
import { aSignedUpCustomer } from '#test/customer-visits.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { endSession } from './end-session.server.ts';

test('nobody is told that they signed out while their session could not be deleted', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const { cookie } = await aSignedUpCustomer(running, 'kamala@example.lk');
  const request = new Request('http://localhost:3000/sign-out', { headers: { cookie } });

  const { auth } = aRunningShop({ ...shop, db: withoutWrites(shop.db) });
  const thrown = await endSession({ ...running, auth }, request).catch((thrown) => thrown);
  expect(isOutage(thrown)).toBe(true);

  expect(await endSession(running, request)).toHaveLength(5);
});
