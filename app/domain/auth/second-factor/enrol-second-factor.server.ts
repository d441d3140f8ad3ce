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

/** `offer-over`: this session has no offer, it has expired, or the admin has since enrolled elsewhere. */
export type EnrolRefusal = WrongCode | { code: 'offer-over' };
export type Enrolment = { token: string; recoveryCodes: string[]; purpose: Offer['purpose'] };

type EnrolmentContext = { sessionId: string; cipher: Cipher };

/**
 * Enrols the offered app once it has produced a correct code, marks the session as verified, and ends every other
 * session of this admin.
 */
export function enrolSecondFactor(
  shop: OwnerShop,
  context: EnrolmentContext,
  typed: string,
): Promise<Result<Enrolment, EnrolRefusal>> {
  return inRecordedTransaction(shop, async (shop): Promise<Recording<Enrolment, EnrolRefusal>> => {
    const offer = await findOffer(shop, context);
    if (!offer || !(await mayStillEnrol(shop, offer))) return refuse({ code: 'offer-over' });
    const step = findStep(offer, typed, shop.now());
    if (step === undefined) return refuse({ code: 'wrong-code' });

    const sealedSecret = context.cipher.encrypt(offer.secret);
    const isStored = await storeFactor(shop, offer, { sealedSecret, lastStep: step });
    const token = isStored ? await renewSession(shop, context.sessionId) : undefined;
    if (token === undefined) return refuse({ code: 'offer-over' });
    const { entry, recoveryCodes } = await finishEnrolment(shop, context, offer);
    return recorded(entry, { purpose: offer.purpose, recoveryCodes, token });
  });
}

function findStep({ secret }: Offer, typed: string, at: Date): number | undefined {
  return matchingSteps(fromBase32(secret), normalizeCode(typed), at).at(-1);
}

async function finishEnrolment(
  shop: OwnerShop,
  { sessionId, cipher }: EnrolmentContext,
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

/** Returns whether the offer is still valid: `join` only while two-factor is required. */
async function mayStillEnrol(shop: OwnerShop, { purpose }: Offer): Promise<boolean> {
  return purpose !== 'join' || (await readSettings(shop)).twoFactorAuth;
}

/**
 * Stores the factor. Replaces an existing one only for an offer to replace, which required a code of the old app.
 */
async function storeFactor(
  shop: OwnerShop,
  { purpose }: Offer,
  newFactor: { sealedSecret: string; lastStep: number },
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
