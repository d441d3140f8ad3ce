import { eq } from 'drizzle-orm';
import { endOtherSessions, renewSession } from '#domain/accounts/account-writes.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  type Recording,
  recorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { findOffer, type Offer } from './begin-enrolment.server.ts';
import type { Cipher } from './cipher.ts';
import { makeRecoveryCodes } from './make-recovery-codes.server.ts';
import type { WrongCode } from './pass-second-factor.server.ts';
import { switchTwoFactorOn } from './switch-two-factor.server.ts';
import { secondFactorOffers, secondFactors } from './tables.server.ts';
import { fromBase32, matchingSteps, normalizeCode } from './totp.server.ts';

/**
 * There is no offer for this session, it has expired, or the admin has since enrolled elsewhere.
 */
export type EnrolRefusal = WrongCode | { code: 'offer-over' };
export type Enrolment = { token: string; recoveryCodes: string[]; purpose: Offer['purpose'] };

type Enrolling = { sessionId: string; cipher: Cipher };

/**
 * Enrols the offered app once it has produced a correct code, and marks the session as verified. Every other session of
 * this admin has to verify again.
 */
export function enrolSecondFactor(
  shop: OwnerShop,
  enrolling: Enrolling,
  typed: string,
): Promise<Result<Enrolment, EnrolRefusal>> {
  return inRecordedTransaction(shop, async (shop): Promise<Recording<Enrolment, EnrolRefusal>> => {
    const offer = await findOffer(shop, enrolling);
    if (!offer || !(await mayStillEnrol(shop, offer))) return refuse({ code: 'offer-over' });
    const step = findStep(offer, typed, shop.now());
    if (step === undefined) return refuse({ code: 'wrong-code' });

    const sealedSecret = enrolling.cipher.encrypt(offer.secret);
    const isStored = await storeFactor(shop, offer, { sealedSecret, lastStep: step });
    const token = isStored ? await renewSession(shop, enrolling.sessionId) : undefined;
    if (token === undefined) return refuse({ code: 'offer-over' });
    const { entry, recoveryCodes } = await finishEnrolment(shop, enrolling, offer);
    return recorded(entry, { purpose: offer.purpose, recoveryCodes, token });
  });
}

function findStep({ secret }: Offer, typed: string, at: Date): number | undefined {
  return matchingSteps(fromBase32(secret), normalizeCode(typed), at).at(-1);
}

/** Finishes an enrolment. */
async function finishEnrolment(
  shop: OwnerShop,
  { sessionId, cipher }: Enrolling,
  { purpose }: Offer,
) {
  const { userId } = shop.actor;
  await shop.db.delete(secondFactorOffers).where(eq(secondFactorOffers.sessionId, sessionId));
  await endOtherSessions(shop, userId, sessionId);
  const entry = await recordAudit(shop, {
    action: purpose === 'replace' ? 'second-factor-replaced' : 'second-factor-enrolled',
    subject: { kind: 'account', id: userId },
  });
  if (purpose === 'switch-on') await switchTwoFactorOn(shop);
  return { entry, recoveryCodes: await makeRecoveryCodes(shop, { userId, cipher }) };
}

/** Returns whether a session that only passed the password may still enroll: only while two-factor is required. */
async function mayStillEnrol(shop: OwnerShop, { purpose }: Offer): Promise<boolean> {
  return purpose !== 'join' || (await readSettings(shop)).twoFactorAuth;
}

/**
 * Stores the factor. Replaces an existing one only for an offer to replace, which required a code of the old app.
 */
async function storeFactor(
  shop: OwnerShop,
  { purpose }: Offer,
  wanted: { sealedSecret: string; lastStep: number },
): Promise<boolean> {
  const { userId } = shop.actor;
  const factor = { ...wanted, enrolledAt: shop.now() };
  const kept =
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
  return kept.length > 0;
}
