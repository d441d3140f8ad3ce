import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Cipher } from './cipher.ts';
import { hashRecoveryCode } from './make-recovery-codes.server.ts';
import { recoveryCodes, secondFactors } from './tables.server.ts';
import { fromBase32, matchingSteps, normalizeCode } from './totp.server.ts';

export type EnrolledAdmin = { userId: string; cipher: Cipher };

/**
 * Returns whether the typed text is a valid code of the app (six digits) or a recovery code. Each works once: the
 * database decides, so that of two requests with the same code one succeeds.
 */
export function acceptSecondFactorCode(
  shop: Shop,
  admin: EnrolledAdmin,
  input: string,
): Promise<boolean> {
  const code = normalizeCode(input);
  return /^\d{6}$/.test(code)
    ? acceptAppCode(shop, admin, code)
    : acceptRecoveryCode(shop, admin, input);
}

/** Accepts a code of the app once, and then no older code. */
async function acceptAppCode(shop: Shop, { userId, cipher }: EnrolledAdmin, code: string) {
  const userCondition = eq(secondFactors.userId, userId);
  const [factor] = await shop.db
    .select({ encryptedSecret: secondFactors.encryptedSecret })
    .from(secondFactors)
    .where(userCondition);
  const secret = factor && cipher.decrypt(factor.encryptedSecret);
  if (secret === undefined) return false;
  for (const step of matchingSteps(fromBase32(secret), code, shop.now())) {
    const accepted = await shop.db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(userCondition, lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    if (accepted.length > 0) return true;
  }
  return false;
}

async function acceptRecoveryCode(shop: Shop, { userId, cipher }: EnrolledAdmin, input: string) {
  const unusedCode = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.hash, hashRecoveryCode(cipher, userId, input)),
    isNull(recoveryCodes.usedAt),
  );
  const accepted = await shop.db
    .update(recoveryCodes)
    .set({ usedAt: shop.now() })
    .where(unusedCode)
    .returning({ id: recoveryCodes.id });
  return accepted.length > 0;
}
