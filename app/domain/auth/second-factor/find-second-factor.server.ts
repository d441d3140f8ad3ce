import { and, count, eq, isNull } from 'drizzle-orm';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { recoveryCodes, secondFactors } from './tables.server.ts';

export type SecondFactor = { enrolledAt: Date; codesLeft: number };

/** Finds this admin's own enrolment and how many recovery codes are left. */
export async function findSecondFactor(shop: AdminShop): Promise<SecondFactor | undefined> {
  const { userId } = shop.actor;
  const [found] = await shop.db
    .select({ enrolledAt: secondFactors.enrolledAt, codesLeft: count(recoveryCodes.id) })
    .from(secondFactors)
    .leftJoin(
      recoveryCodes,
      and(eq(recoveryCodes.userId, secondFactors.userId), isNull(recoveryCodes.usedAt)),
    )
    .where(eq(secondFactors.userId, userId))
    .groupBy(secondFactors.userId);
  return found;
}

/**
 * Returns the encrypted secret of an account's authenticator app; undefined without one. It changes with each enrolment, so
 * that a browser that verified an earlier one does not count as verified.
 */
export async function findEncryptedSecret(shop: Shop, userId: string): Promise<string | undefined> {
  const [found] = await shop.db
    .select({ encryptedSecret: secondFactors.encryptedSecret })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return found?.encryptedSecret;
}
