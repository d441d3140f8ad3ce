import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aCipher, anEnrolment } from '#test/second-factor.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './make-recovery-codes.server.ts';
import { recoveryCodes } from './tables.server.ts';

test('ten codes of three groups replace the previous codes, and only their hashes are stored', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  await anEnrolment(owner);
  const { userId } = owner.actor;

  const codes = await makeRecoveryCodes(shop, { userId, cipher: aCipher });

  expect(codes).toHaveLength(10);
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/);
  const storedHashes = (await shop.db.select().from(recoveryCodes)).map(({ hash }) => hash).sort();
  expect(storedHashes).toEqual(codes.map((code) => hashRecoveryCode(aCipher, userId, code)).sort());
});
