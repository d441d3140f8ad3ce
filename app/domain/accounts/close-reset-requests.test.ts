import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAccountFor } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { closeResetRequests } from './close-reset-requests.server.ts';
import { resetRequests } from './tables.server.ts';

const earlier = new Date('2026-11-20T03:30:00Z');

test('only the open reset requests of the given account and the given channel are closed', async () => {
  const shop = await openTestShop();
  const kamala = await anAccountFor(shop, 'kamala@example.lk');
  const nimal = await anAccountFor(shop, 'nimal@example.lk');
  const add = (email: string, overrides: Partial<typeof resetRequests.$inferInsert> = {}) =>
    shop.db.insert(resetRequests).values({
      userId: kamala,
      channel: 'email',
      email,
      language: 'en',
      askedAt: earlier,
      ...overrides,
    });
  await add('1 open');
  await add('2 by phone', { channel: 'phone', phone: '+94771234567' });
  await add('3 used', { usedAt: earlier });
  await add('4 closed', { closedAt: earlier });
  await add('5 of Nimal', { userId: nimal });
  const closedAt = async () =>
    (await shop.db.select().from(resetRequests).orderBy(resetRequests.email)).map(
      (request) => request.closedAt,
    );

  await closeResetRequests(shop, { userId: kamala, matching: eq(resetRequests.channel, 'phone') });
  expect(await closedAt()).toEqual([null, shop.now(), null, earlier, null]);

  const closedByPhone = shop.now();
  shop.clock.at = new Date('2026-11-22T03:30:00Z');
  await closeResetRequests(shop, { userId: kamala });
  expect(await closedAt()).toEqual([shop.now(), closedByPhone, null, earlier, null]);
});
