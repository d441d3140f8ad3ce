import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { aCipher, anEnrolment, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findPanelVisitor } from './panel-visitor.server.ts';
import { passSecondFactor } from './pass-second-factor.server.ts';

test('a correct code gives the session a new token and no missing step; a wrong code changes nothing', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const { secret } = await anEnrolment(owner);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  const { userId } = owner.actor;
  const sessionId = await aSession(shop, userId);
  const storedSession = async () =>
    (await shop.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0];
  const before = await storedSession();
  expect(await findPanelVisitor(shop, sessionId)).toMatchObject({ missingStep: 'code' });

  const visitor = { userId, sessionId, cipher: aCipher };
  expect(await passSecondFactor(shop, visitor, '000000')).toMatchObject({ ok: false });
  expect(await storedSession()).toEqual(before);

  const passed = await passSecondFactor(shop, visitor, codeNow(secret, shop.now()));
  expect(passed).toEqual({ ok: true, value: { token: (await storedSession())?.token } });
  expect((await storedSession())?.token).not.toBe(before?.token);
  expect(await findPanelVisitor(shop, sessionId)).toMatchObject({ missingStep: 'nothing' });
});

test('a code for a session that does not exist is not used up', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const { secret } = await anEnrolment(owner);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  const { userId } = owner.actor;
  const code = codeNow(secret, shop.now());
  const withoutSession = {
    userId,
    sessionId: '6f2b7a52-6d55-4c39-9a3e-3f0d2c6f6f10',
    cipher: aCipher,
  };
  expect(await passSecondFactor(shop, withoutSession, code)).toMatchObject({ ok: false });
  const withSession = { ...withoutSession, sessionId: await aSession(shop, userId) };
  expect(await passSecondFactor(shop, withSession, code)).toMatchObject({ ok: true });
});
