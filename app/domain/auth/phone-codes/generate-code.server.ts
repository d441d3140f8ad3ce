import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  type CodePurpose,
  codeLength,
  codeLifetimeMinutes,
  maxCodeAttempts,
} from '#domain/accounts/phone-codes/phone-code.ts';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { repeatCondition } from '#domain/kernel/clock-conditions.server.ts';
import { deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';

export type CodeRequest = {
  userId: string;
  purpose: CodePurpose;
  phoneE164: string;
  language: Language;
  /** AUTH_SECRET, without which the hashes in the table are useless. */
  codeSecret: string;
};

/**
 * Spends an attempt of each budget for codes (by address, by phone, and by shop), which limits the owner's SMS bill.
 * Spends the address's budget first, because one visitor could otherwise use up the phone's and the shop's.
 */
async function spendCodeBudgets(
  shop: Shop,
  phoneE164: string,
): Promise<Result<undefined, TooManyAttempts>> {
  const phone = hashedBucket(phoneE164);
  const { outcome } = await spendAttempts(shop, [
    budgetOf('phone-code:address', shop.clientBucket ?? 'unknown'),
    budgetOf('phone-code:phone', phone),
    budgetOf('phone-code:day', phone),
    budgetOf('phone-code:shop', 'all'),
  ]);
  return outcome;
}

/** Returns whether a code that still works was sent just now. */
async function wasJustSent(shop: Shop, { userId, purpose, phoneE164 }: CodeRequest) {
  const repeated = and(
    eq(phoneCodes.userId, userId),
    eq(phoneCodes.purpose, purpose),
    eq(phoneCodes.phone, phoneE164),
    repeatCondition(shop, phoneCodes.createdAt),
    lt(phoneCodes.tries, maxCodeAttempts),
    isNull(phoneCodes.usedAt),
  );
  return (await shop.db.$count(phoneCodes, repeated)) > 0;
}

/**
 * Spends the budgets, generates a code, queues its SMS, and voids the previous code. Does nothing if a code was sent in the
 * last ten seconds. The caller has locked the account.
 */
export async function generateCode(
  shop: Shop,
  codeRequest: CodeRequest,
): Promise<Result<undefined, TooManyAttempts>> {
  if (await wasJustSent(shop, codeRequest)) return ok();
  const { userId, purpose, phoneE164, language, codeSecret } = codeRequest;
  const spent = await spendCodeBudgets(shop, phoneE164);
  if (!spent.ok) return spent;
  const id = randomUUID();
  const code = `${randomInt(10 ** codeLength)}`.padStart(codeLength, '0');
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + codeLifetimeMinutes * 60_000);
  const values = { id, phone: phoneE164, codeHash: hashPhoneCode(codeSecret, id, code), tries: 0 };
  await shop.db
    .delete(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.purpose, purpose)));
  await shop.db
    .insert(phoneCodes)
    .values({ ...values, userId, purpose, expiresAt, createdAt: now });
  await announce(shop, {
    ...{ name: 'phone-code-requested', requestId: id, phoneE164, language, code, expiresAt },
  });
  return ok();
}

/** Returns the hash that the table stores. Bound to the row, so that a hash cannot be moved to another. */
export function hashPhoneCode(codeSecret: string, id: string, code: string): string {
  return createHmac('sha256', codeSecret).update(`phone-code ${id} ${code}`).digest('base64url');
}

/** Deletes codes that expired at least a day ago. */
export function sweepPhoneCodes(shop: Shop): Promise<void> {
  const aDayAgo = new Date(shop.now().getTime() - 24 * 60 * 60_000);
  const expired = lt(phoneCodes.expiresAt, aDayAgo);
  return deleteInBatches(shop, { table: phoneCodes, key: phoneCodes.id, expired });
}
