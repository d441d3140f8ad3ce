import { expect, test } from 'vitest';
import { aCipher, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { beginEnrolment, findPendingEnrolment } from './begin-enrolment.server.ts';
import { pendingEnrolments } from './tables.server.ts';

test('a session has one pending enrolment, which stays the same until another is begun', async () => {
  const shop = await openTestShop();
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  const who = { sessionId, cipher: aCipher };
  expect(await findPendingEnrolment(shop, who)).toBeUndefined();

  await beginEnrolment(shop, who, 'join');
  const first = await findPendingEnrolment(shop, who);
  expect(await findPendingEnrolment(shop, who)).toEqual(first);

  await beginEnrolment(shop, who, 'switch-on');
  const second = await findPendingEnrolment(shop, who);
  expect(second).toMatchObject({ purpose: 'switch-on' });
  expect(second?.secret).not.toBe(first?.secret);
  expect(await shop.db.$count(pendingEnrolments)).toBe(1);
});
