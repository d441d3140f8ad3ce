import { expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anEnrolment, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findPanelVisitor } from './panel-visitor.server.ts';
import { resetSecondFactor } from './reset-second-factor.server.ts';

test('an owner whose second factor is reset is signed out and enrols again, and no one else is affected', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const [kamala, nimal] = [await anOwner(shop), await anOwner(shop, { name: 'Nimal' })];
  await anEnrolment(kamala);
  const other = await anEnrolment(nimal);

  await resetSecondFactor(shop, kamala.actor.userId);

  expect((await shop.db.select().from(sessions)).map(({ id }) => id)).toEqual([other.sessionId]);
  expect(await findPanelVisitor(shop, other.sessionId)).toMatchObject({ missingStep: 'nothing' });
  const again = await aSession(shop, kamala.actor.userId);
  expect(await findPanelVisitor(shop, again)).toMatchObject({ missingStep: 'enrolment' });
});
