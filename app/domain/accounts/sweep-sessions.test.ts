import { expect, test } from 'vitest';
import { anOwner, openTestShop } from '#test/shop.ts';
import { sweepSessions } from './sweep-sessions.server.ts';
import { sessions, verifications } from './tables.server.ts';

test('sessions that have ended are swept away, the others stay signed in', async () => {
  const shop = await openTestShop();
  const { actor } = await anOwner(shop);
  const now = shop.now();
  const later = new Date(now.getTime() + 1000);
  const made = { createdAt: now, updatedAt: now };
  await shop.db.insert(sessions).values([
    { token: 'over', userId: actor.userId, expiresAt: now, ...made },
    { token: 'alive', userId: actor.userId, expiresAt: later, ...made },
  ]);
  await shop.db.insert(verifications).values([
    { identifier: 'over', value: 'x', expiresAt: now, ...made },
    { identifier: 'alive', value: 'x', expiresAt: later, ...made },
  ]);

  await sweepSessions(shop);

  expect(await shop.db.select().from(sessions)).toMatchObject([{ token: 'alive' }]);
  expect(await shop.db.select().from(verifications)).toMatchObject([{ identifier: 'alive' }]);
});
