import { eq } from 'drizzle-orm';
import { clearSecondFactorVerifications } from '#domain/accounts/account-writes.server.ts';
import { type AuditEntryNumber, recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { acceptSecondFactorCode } from './accept-second-factor-code.server.ts';
import type { Cipher } from './cipher.ts';
import type { WrongCode } from './pass-second-factor.server.ts';
import { pendingEnrolments, secondFactors } from './tables.server.ts';

/** Requires a code of every admin from now on. Call it once the acting admin has enrolled. */
export async function switchTwoFactorOn(shop: AdminShop): Promise<void> {
  await writeSetting(shop, { twoFactorAuth: true });
}

/**
 * Switches two-factor off, given a code from the app or a recovery code. Deletes every enrolment, so that all admins
 * have to enrol again.
 */
export function switchTwoFactorOff(
  shop: AdminShop,
  cipher: Cipher,
  typed: string,
): Promise<Result<undefined, WrongCode>> {
  return inRecordedTransaction(shop, async (shop) => {
    const { userId } = shop.actor;
    if (!(await acceptSecondFactorCode(shop, { userId, cipher }, typed)))
      return refuse({ code: 'wrong-code' });
    await shop.db.delete(secondFactors);
    await shop.db.delete(pendingEnrolments);
    await clearSecondFactorVerifications(shop);
    return okRecorded(await writeSetting(shop, { twoFactorAuth: false }));
  });
}

async function writeSetting(
  shop: AdminShop,
  { twoFactorAuth }: { twoFactorAuth: boolean },
): Promise<AuditEntryNumber> {
  const changed = await shop.db
    .update(settings)
    .set({ twoFactorAuth })
    .where(eq(settings.twoFactorAuth, !twoFactorAuth))
    .returning({ id: settings.id });
  if (changed.length === 0) return nothingChanged;
  return recordAudit(shop, {
    action: twoFactorAuth ? 'two-factor-switched-on' : 'two-factor-switched-off',
    subject: { kind: 'settings', id: 'shop' },
    before: { twoFactorAuth: !twoFactorAuth },
    after: { twoFactorAuth },
  });
}
