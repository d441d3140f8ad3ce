import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { acceptSecondFactorCode } from './accept-second-factor-code.server.ts';
import { beginEnrolment } from './begin-enrolment.server.ts';
import type { Cipher } from './cipher.ts';
import { makeRecoveryCodes } from './make-recovery-codes.server.ts';
import type { WrongCode } from './pass-second-factor.server.ts';

/**
 * Begins the change to another app, if `typed` is a valid app code or an unused recovery code. The old app works until
 * the new one is enrolled.
 */
export function beginReplacement(
  shop: AdminShop,
  { sessionId, cipher }: { sessionId: string; cipher: Cipher },
  typed: string,
): Promise<Result<undefined, WrongCode>> {
  return inRecordedTransaction(shop, async (shop) => {
    const { userId } = shop.actor;
    if (!(await acceptSecondFactorCode(shop, { userId, cipher }, typed)))
      return refuse({ code: 'wrong-code' });
    await beginEnrolment(shop, { sessionId, cipher }, 'replace');
    // Writes no log entry yet: the second factor changes only when the new app has produced a code.
    return okRecorded(nothingChanged);
  });
}

/** Replaces all recovery codes with ten new ones, if `typed` is a valid app code or an unused recovery code. */
export function replaceRecoveryCodes(
  shop: AdminShop,
  cipher: Cipher,
  typed: string,
): Promise<Result<{ recoveryCodes: string[] }, WrongCode>> {
  return inRecordedTransaction(shop, async (shop) => {
    const { userId } = shop.actor;
    if (!(await acceptSecondFactorCode(shop, { userId, cipher }, typed)))
      return refuse({ code: 'wrong-code' });
    const entry = await recordAudit(shop, {
      action: 'recovery-codes-made',
      subject: { kind: 'account', id: userId },
    });
    return okRecorded(entry, { recoveryCodes: await makeRecoveryCodes(shop, { userId, cipher }) });
  });
}
