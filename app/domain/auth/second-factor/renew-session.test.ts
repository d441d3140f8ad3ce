import { expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { renewSession } from './renew-session.server.ts';

test('a session that has proven itself goes on under a new token; one that is over does not come back', async () => {
  const shop = await openTestShop();
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  const tokens = [await renewSession(shop, sessionId), await renewSession(shop, sessionId)];
  expect(new Set(tokens).size).toBe(2);
  expect(await shop.db.select().from(sessions)).toMatchObject([
    { token: tokens[1], secondFactorAt: shop.now(), panelUsedAt: shop.now() },
  ]);
  await shop.db.delete(sessions);
  expect(await renewSession(shop, sessionId)).toBeUndefined();
});
