import { expect, test } from 'vitest';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { endSessions } from './end-sessions.server.ts';
import { sessions } from './tables.server.ts';

test('every session of one account ends, and of no other', async () => {
  const shop = await openTestShop();
  const people = [await aCustomer(shop), await aCustomer(shop)];
  const now = { expiresAt: shop.now(), createdAt: shop.now(), updatedAt: shop.now() };
  for (const { actor } of [...people, ...people]) {
    const token = crypto.randomUUID();
    await shop.db.insert(sessions).values({ token, userId: actor.userId, ...now });
  }
  await endSessions(shop, people[0]?.actor.userId ?? '');
  const left = await shop.db.select({ userId: sessions.userId }).from(sessions);
  expect(left.map(({ userId }) => userId)).toEqual(Array(2).fill(people[1]?.actor.userId));
});
