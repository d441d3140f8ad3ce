import { beforeEach, expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { aCipher, anEnrolment } from '#test/second-factor.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { replaceRecoveryCodes } from './replace-second-factor.server.ts';
import { switchTwoFactorOff, switchTwoFactorOn } from './switch-two-factor.server.ts';
import { recoveryCodes, secondFactors } from './tables.server.ts';

let shop: TestShop;
let kamala: AdminShop & TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
  kamala = await anOwner(shop);
});

test('switching two-factor off requires a code, deletes every enrolment and leaves no session verified', async () => {
  const { secret } = await anEnrolment(kamala);
  expect(await switchTwoFactorOff(kamala, aCipher, '000000')).toMatchObject({ ok: false });
  expect((await readSettings(shop)).twoFactorAuth).toBe(true);

  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  const code = codeNow(secret, shop.now());
  expect(await switchTwoFactorOff(kamala, aCipher, code)).toMatchObject({ ok: true });

  expect((await readSettings(shop)).twoFactorAuth).toBe(false);
  expect(await shop.db.$count(secondFactors)).toBe(0);
  expect(await shop.db.$count(recoveryCodes)).toBe(0);
  expect(await shop.db.select().from(sessions)).toMatchObject([{ secondFactorAt: null }]);
});

test('the activity log records each switch of two-factor once, with its admin', async () => {
  const { recoveryCodes: codes } = await anEnrolment(kamala);
  await switchTwoFactorOn(kamala);
  await switchTwoFactorOff(kamala, aCipher, codes[0] ?? '');
  const { entries } = await listAudit(kamala);
  const { userId } = kamala.actor;
  expect(entries.filter(({ subjectKind }) => subjectKind === 'settings')).toMatchObject([
    { action: 'two-factor-switched-off', userId, before: { twoFactorAuth: true } },
    { action: 'two-factor-switched-on', userId, after: { twoFactorAuth: true } },
  ]);
});

test('making new recovery codes requires a code, and voids the old recovery codes', async () => {
  const { recoveryCodes: oldCodes } = await anEnrolment(kamala);
  expect(await replaceRecoveryCodes(kamala, aCipher, 'nothing')).toMatchObject({ ok: false });
  const made = await replaceRecoveryCodes(kamala, aCipher, oldCodes[0] ?? '');
  if (!made.ok) throw new Error(made.refusal.code);
  expect(made.value.recoveryCodes).toHaveLength(10);
  expect(await switchTwoFactorOff(kamala, aCipher, oldCodes[1] ?? '')).toMatchObject({ ok: false });
  const [newCode = ''] = made.value.recoveryCodes;
  expect(await switchTwoFactorOff(kamala, aCipher, newCode)).toMatchObject({ ok: true });
});
