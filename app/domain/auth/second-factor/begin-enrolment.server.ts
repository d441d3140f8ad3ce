import { and, eq, gt } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Cipher } from './cipher.ts';
import { type EnrolmentPurpose, pendingEnrolments } from './tables.server.ts';
import { generateTotpSecret } from './totp.server.ts';

/** Begins an enrolment: stores a new secret for an app to scan. Replaces an earlier pending one of this session. */
export async function beginEnrolment(
  shop: Shop,
  { sessionId, cipher }: { sessionId: string; cipher: Cipher },
  purpose: EnrolmentPurpose,
): Promise<void> {
  const pending = {
    encryptedSecret: cipher.encrypt(generateTotpSecret()),
    purpose,
    createdAt: shop.now(),
  };
  await shop.db
    .insert(pendingEnrolments)
    .values({ sessionId, ...pending })
    .onConflictDoUpdate({ target: pendingEnrolments.sessionId, set: pending });
}

const pendingMs = 30 * 60_000;

export type PendingEnrolment = { secret: string; purpose: EnrolmentPurpose };

/** Finds the enrolment that this session began within the last half hour. */
export async function findPendingEnrolment(
  shop: Shop,
  { sessionId, cipher }: { sessionId: string; cipher: Cipher },
): Promise<PendingEnrolment | undefined> {
  const oldest = new Date(shop.now().getTime() - pendingMs);
  const [found] = await shop.db
    .select({
      encryptedSecret: pendingEnrolments.encryptedSecret,
      purpose: pendingEnrolments.purpose,
    })
    .from(pendingEnrolments)
    .where(
      and(eq(pendingEnrolments.sessionId, sessionId), gt(pendingEnrolments.createdAt, oldest)),
    );
  const secret = found && cipher.decrypt(found.encryptedSecret);
  return found && secret !== undefined ? { secret, purpose: found.purpose } : undefined;
}
