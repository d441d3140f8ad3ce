import { expect, test } from 'vitest';
import { aCipher, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { beginEnrolment, findPendingEnrolment } from './begin-enrolment.server.ts';
import { pendingEnrolments } from './tables.server.ts';

test('a session has one pending enrolment, which stays the same until a new enrolment begins', async () => {
  const shop = await openTestShop();
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  const context = { sessionId, cipher: aCipher };
  expect(await findPendingEnrolment(shop, context)).toBeUndefined();

  await beginEnrolment(shop, context, 'join');
  const first = await findPendingEnrolment(shop, context);
  expect(await findPendingEnrolment(shop, context)).toEqual(first);

  await beginEnrolment(shop, context, 'switch-on');
  const second = await findPendingEnrolment(shop, context);
  expect(second).toMatchObject({ purpose: 'switch-on' });
  expect(second?.secret).not.toBe(first?.secret);
  expect(await shop.db.$count(pendingEnrolments)).toBe(1);
});
