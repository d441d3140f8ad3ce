import { eq } from 'drizzle-orm';
import {
  endOtherSessions,
  markSecondFactorVerified,
} from '#domain/accounts/account-writes.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  okRecorded,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { findPendingEnrolment, type PendingEnrolment } from './begin-enrolment.server.ts';
import type { Cipher } from './cipher.ts';
import { makeRecoveryCodes } from './make-recovery-codes.server.ts';
import type { WrongCode } from './pass-second-factor.server.ts';
import { switchTwoFactorOn } from './switch-two-factor.server.ts';
import { type EnrolmentPurpose, pendingEnrolments, secondFactors } from './tables.server.ts';
import { fromBase32, matchingSteps, normalizeCode } from './totp.server.ts';

/**
 * `enrolment-over`: no enrolment of this session is pending, it has expired, the admin has since enrolled elsewhere, or
 * two-factor was switched off.
 */
export type EnrolRefusal = WrongCode | { code: 'enrolment-over' };
export type Enrolment = { token: string; recoveryCodes: string[]; purpose: EnrolmentPurpose };

type EnrolmentContext = { sessionId: string; cipher: Cipher };

/**
 * Enrols the app once it has produced a correct code, marks the session as verified, and ends every other session of
 * this admin.
 */
export function enrolSecondFactor(
  shop: AdminShop,
  context: EnrolmentContext,
  typed: string,
): Promise<Result<Enrolment, EnrolRefusal>> {
  return inRecordedTransaction(shop, async (shop): Promise<Recording<Enrolment, EnrolRefusal>> => {
    const pending = await findPendingEnrolment(shop, context);
    if (!pending || !(await mayStillEnrol(shop, pending)))
      return refuse({ code: 'enrolment-over' });
    const step = findStep(pending, typed, shop.now());
    if (step === undefined) return refuse({ code: 'wrong-code' });

    const encryptedSecret = context.cipher.encrypt(pending.secret);
    const isStored = await storeFactor(shop, pending, { encryptedSecret, lastStep: step });
    const token = isStored ? await markSecondFactorVerified(shop, context.sessionId) : undefined;
    if (token === undefined) return refuse({ code: 'enrolment-over' });
    const { entry, recoveryCodes } = await finishEnrolment(shop, context, pending);
    return okRecorded(entry, { purpose: pending.purpose, recoveryCodes, token });
  });
}

function findStep({ secret }: PendingEnrolment, typed: string, now: Date): number | undefined {
  return matchingSteps(fromBase32(secret), normalizeCode(typed), now).at(-1);
}

async function finishEnrolment(
  shop: AdminShop,
  { sessionId, cipher }: EnrolmentContext,
  { purpose }: PendingEnrolment,
) {
  const { userId } = shop.actor;
  await shop.db.delete(pendingEnrolments).where(eq(pendingEnrolments.sessionId, sessionId));
  await endOtherSessions(shop, userId, sessionId);
  const entry = await recordAudit(shop, {
    action: purpose === 'replace' ? 'second-factor-replaced' : 'second-factor-enrolled',
    subject: { kind: 'account', id: userId },
  });
  if (purpose === 'switch-on') await switchTwoFactorOn(shop);
  return { entry, recoveryCodes: await makeRecoveryCodes(shop, { userId, cipher }) };
}

/** Returns whether the pending enrolment is still valid: `join` only while two-factor is required. */
async function mayStillEnrol(shop: AdminShop, { purpose }: PendingEnrolment): Promise<boolean> {
  return purpose !== 'join' || (await readSettings(shop)).twoFactorAuth;
}

/**
 * Stores the factor. Replaces an existing one only for the purpose `replace`, which required a code of the old app.
 */
async function storeFactor(
  shop: AdminShop,
  { purpose }: PendingEnrolment,
  newFactor: { encryptedSecret: string; lastStep: number },
): Promise<boolean> {
  const { userId } = shop.actor;
  const factor = { ...newFactor, enrolledAt: shop.now() };
  const stored =
    purpose === 'replace'
      ? await shop.db
          .update(secondFactors)
          .set(factor)
          .where(eq(secondFactors.userId, userId))
          .returning({ userId: secondFactors.userId })
      : await shop.db
          .insert(secondFactors)
          .values({ userId, ...factor })
          .onConflictDoNothing()
          .returning({ userId: secondFactors.userId });
  return stored.length > 0;
}
