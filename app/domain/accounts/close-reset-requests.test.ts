import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { closeResetRequests } from './close-reset-requests.server.ts';
import { resetRequests } from './tables.server.ts';

test('only the reset requests of the given account and the given channel are closed', async () => {
  const shop = await openTestShop({ listeners: [mailbox().listener] });
  const kamala = await anAccountFor(shop, 'kamala@example.lk');
  await anAccountFor(shop, 'nimal@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  await requestReset(shop, 'nimal@example.lk');

  await closeResetRequests(shop, { userId: kamala, matching: eq(resetRequests.channel, 'phone') });
  expect(await shop.db.select().from(resetRequests)).toMatchObject([
    { closedAt: null },
    { closedAt: null },
  ]);

  await closeResetRequests(shop, { userId: kamala });
  const kept = await shop.db.select().from(resetRequests).orderBy(resetRequests.email);
  expect(kept.map(({ closedAt }) => closedAt)).toEqual([shop.now(), null]);
});
