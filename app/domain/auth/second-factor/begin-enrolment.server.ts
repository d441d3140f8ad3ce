import { and, eq, gt } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Cipher } from './cipher.ts';
import { type EnrolmentPurpose, secondFactorOffers } from './tables.server.ts';
import { generateTotpSecret } from './totp.server.ts';

/** Begins an enrolment: a new secret for this session's app to scan. Forgets an earlier offer. */
export async function beginEnrolment(
  shop: Shop,
  { sessionId, cipher }: { sessionId: string; cipher: Cipher },
  purpose: EnrolmentPurpose,
): Promise<void> {
  const offer = {
    sealedSecret: cipher.encrypt(generateTotpSecret()),
    purpose,
    createdAt: shop.now(),
  };
  await shop.db
    .insert(secondFactorOffers)
    .values({ sessionId, ...offer })
    .onConflictDoUpdate({ target: secondFactorOffers.sessionId, set: offer });
}

const offerMs = 30 * 60_000;

export type Offer = { secret: string; purpose: EnrolmentPurpose };

/** Finds the secret that this session was offered within the last half hour. */
export async function findOffer(
  shop: Shop,
  { sessionId, cipher }: { sessionId: string; cipher: Cipher },
): Promise<Offer | undefined> {
  const oldest = new Date(shop.now().getTime() - offerMs);
  const [found] = await shop.db
    .select({ sealed: secondFactorOffers.sealedSecret, purpose: secondFactorOffers.purpose })
    .from(secondFactorOffers)
    .where(
      and(eq(secondFactorOffers.sessionId, sessionId), gt(secondFactorOffers.createdAt, oldest)),
    );
  const secret = found && cipher.decrypt(found.sealed);
  return found && secret !== undefined ? { secret, purpose: found.purpose } : undefined;
}
