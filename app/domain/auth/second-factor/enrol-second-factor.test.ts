import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { aCipher, anEnrolment, aSession } from '#test/second-factor.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { beginEnrolment, findPendingEnrolment } from './begin-enrolment.server.ts';
import { enrolSecondFactor } from './enrol-second-factor.server.ts';
import { passSecondFactor } from './pass-second-factor.server.ts';
import { beginReplacement } from './replace-second-factor.server.ts';
import { type EnrolmentPurpose, recoveryCodes, secondFactors } from './tables.server.ts';

let shop: TestShop;
let kamala: AdminShop & TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
  kamala = await anOwner(shop);
});

async function startEnrolment(owner: AdminShop, purpose: EnrolmentPurpose) {
  const context = { sessionId: await aSession(shop, owner.actor.userId), cipher: aCipher };
  await beginEnrolment(owner, context, purpose);
  const secret = (await findPendingEnrolment(owner, context))?.secret ?? '';
  return {
    context,
    secret,
    enrol: () => enrolSecondFactor(owner, context, codeNow(secret, shop.now())),
  };
}

test('switching two-factor on enrols the app, makes ten recovery codes and renews the token of the session', async () => {
  const enrolment = await startEnrolment(kamala, 'switch-on');
  const [oldSession] = await shop.db.select({ token: sessions.token }).from(sessions);
  expect((await readSettings(shop)).twoFactorAuth).toBe(false);

  const enrolled = await enrolment.enrol();

  expect(enrolled).toMatchObject({ ok: true, value: { purpose: 'switch-on' } });
  expect((await readSettings(shop)).twoFactorAuth).toBe(true);
  expect(await shop.db.$count(recoveryCodes)).toBe(10);
  const [session] = await shop.db.select().from(sessions);
  expect(session?.token).not.toBe(oldSession?.token);
  expect(session).toMatchObject({ secondFactorAt: shop.now() });
  const { entries } = await listAudit(kamala);
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'second-factor-enrolled',
    'two-factor-switched-on',
  ]);
});

test('a wrong code does not enrol, and the right code of the same secret then does', async () => {
  const { context, enrol } = await startEnrolment(kamala, 'switch-on');
  const wrong = await enrolSecondFactor(kamala, context, '000000');
  expect(wrong).toEqual({ ok: false, refusal: { code: 'wrong-code' } });
  expect(await shop.db.$count(secondFactors)).toBe(0);
  expect(await enrol()).toMatchObject({ ok: true });
});

test('the code that enrolled the app does not also verify another session', async () => {
  const { secret } = await anEnrolment(kamala);
  const { userId } = kamala.actor;
  const visitor = { userId, sessionId: await aSession(shop, userId), cipher: aCipher };
  const passed = await passSecondFactor(shop, visitor, codeNow(secret, shop.now()));
  expect(passed).toEqual({ ok: false, refusal: { code: 'wrong-code' } });
});

test('a pending enrolment expires after half an hour, and can be completed once', async () => {
  const { enrol } = await startEnrolment(kamala, 'switch-on');
  shop.clock.at = new Date(shop.clock.at.getTime() + 31 * 60_000);
  expect(await enrol()).toEqual({ ok: false, refusal: { code: 'enrolment-over' } });
  const again = await startEnrolment(kamala, 'switch-on');
  expect(await again.enrol()).toMatchObject({ ok: true });
  expect(await again.enrol()).toEqual({ ok: false, refusal: { code: 'enrolment-over' } });
});

test('two sessions of one account get different secrets, and only one of them enrols', async () => {
  await anEnrolment(await anOwner(shop, { name: 'Nimal' }));
  const [owner, thief] = [
    await startEnrolment(kamala, 'join'),
    await startEnrolment(kamala, 'join'),
  ];
  expect(owner.secret).not.toBe(thief.secret);

  const results = await Promise.all([owner.enrol(), thief.enrol()]);

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.db.$count(secondFactors, eq(secondFactors.userId, kamala.actor.userId))).toBe(
    1,
  );
});

test('an enrolment to join is refused while two-factor is off, because a password alone must not switch it on', async () => {
  const { enrol } = await startEnrolment(kamala, 'join');
  expect(await enrol()).toEqual({ ok: false, refusal: { code: 'enrolment-over' } });
});

test('the old app works only until the new app is enrolled', async () => {
  const { secret, sessionId } = await anEnrolment(kamala);
  const context = { sessionId, cipher: aCipher };
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  expect(await beginReplacement(kamala, context, '000000')).toMatchObject({ ok: false });
  expect(await beginReplacement(kamala, context, codeNow(secret, shop.now()))).toMatchObject({
    ok: true,
  });
  const { userId } = kamala.actor;
  const pass = async (code: string) => {
    const visitor = { userId, sessionId: await aSession(shop, userId), cipher: aCipher };
    return (await passSecondFactor(shop, visitor, code)).ok;
  };
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  expect(await pass(codeNow(secret, shop.now()))).toBe(true);

  const newSecret = (await findPendingEnrolment(kamala, context))?.secret ?? '';
  expect(await enrolSecondFactor(kamala, context, codeNow(newSecret, shop.now()))).toMatchObject({
    ok: true,
    value: { purpose: 'replace' },
  });
  expect(await shop.db.$count(sessions)).toBe(1);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  expect(await pass(codeNow(secret, shop.now()))).toBe(false);
  expect(await pass(codeNow(newSecret, shop.now()))).toBe(true);
});
