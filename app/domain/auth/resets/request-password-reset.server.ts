import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { generateToken } from '#domain/accounts/link-token.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { generateCode } from '#domain/auth/phone-codes/generate-code.server.ts';
import { textOf } from '#domain/customers/identifiers/holders.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { repeatCondition } from '#domain/kernel/clock-conditions.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket, hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { type AccountToReset, findAccountsToReset } from './find-accounts-to-reset.server.ts';

/**
 * Longer than the work takes, so that the time of a response does not reveal whether an account matched.
 */
const responseDelayMs = 500;

type ResetOptions = {
  identifier: Identifier;
  language: Language;
  clientAddress: string;
  resetUrl: (token: string) => string;
  /** The key that hashes codes. Undefined if no SMS can be sent. */
  codeSecret?: string | undefined;
};

/**
 * Starts a reset for each matching account. Responds the same, after the same time and the same single hash, whether
 * or not an account matches. The queue sends e-mails later.
 */
export async function requestReset(
  shop: Shop,
  { identifier, language, clientAddress, resetUrl, codeSecret }: ResetOptions,
): Promise<Result<undefined, TooManyAttempts>> {
  const typed = textOf(identifier);
  const { outcome } = await spendAttempts(shop, [
    budgetOf('reset:address', addressBucket(clientAddress)),
    budgetOf('reset:name', hashedBucket(typed)),
  ]);
  if (!outcome.ok) return outcome;
  const start = async () => {
    const byCode = codeSecret !== undefined;
    for (const account of await findAccountsToReset(shop, identifier, { byCode })) {
      const clientBucket = addressBucket(clientAddress);
      await startAccountReset(
        { ...shop, clientBucket },
        { account, language, resetUrl, codeSecret },
      );
    }
  };
  await Promise.all([wait(responseDelayMs), hashPassword(typed), start()]);
  return ok();
}

export type AccountResetOptions = { account: AccountToReset } & Pick<
  ResetOptions,
  'language' | 'resetUrl' | 'codeSecret'
>;

/**
 * Mails a link that sets a new password, unless one was mailed just now, or sends a code to a verified phone number.
 * Otherwise stores the request, so that the owner sends a link by phone.
 */
export async function startAccountReset(
  shop: Shop,
  { account, language, resetUrl, codeSecret }: AccountResetOptions,
): Promise<Result<undefined, never>> {
  const { userId, name, sendTo } = account;
  return inTransaction(shop, async (shop) => {
    if (!(await lockAccount(shop, userId))) return ok();
    if (sendTo.channel === 'code') {
      const codeRequest = { userId, purpose: 'reset' as const, phoneE164: sendTo.phone, language };
      // Returns success for an exhausted budget of codes, because a refusal would reveal that an account matched.
      if (codeSecret) await generateCode(shop, { ...codeRequest, codeSecret });
      return ok();
    }
    if (sendTo.channel === 'phone') {
      await storeForOwner(shop, { userId, phone: sendTo.phone, language });
      return ok();
    }
    await mailLink(shop, { userId, name, email: sendTo.email }, { language, resetUrl });
    return ok();
  });
}

/** Mails a link, which replaces every older one, unless one was mailed just now. */
async function mailLink(
  shop: Shop,
  { userId, name, email }: { userId: string; name: string; email: string },
  { language, resetUrl }: Pick<ResetOptions, 'language' | 'resetUrl'>,
): Promise<void> {
  if (await wasJustMailed(shop, { userId, email })) return;
  await closeResetRequests(shop, { userId, matching: eq(resetRequests.channel, 'email') });
  const { token, tokenHash, expiresAt } = generateToken(shop);
  const requestId = crypto.randomUUID();
  await shop.db.insert(resetRequests).values({
    id: requestId,
    userId,
    channel: 'email',
    email,
    language,
    tokenHash,
    expiresAt,
    askedAt: shop.now(),
  });
  await announce(shop, {
    name: 'password-reset-requested',
    requestId,
    email,
    personName: name,
    language,
    link: resetUrl(token),
    expiresAt,
  });
}

/** Returns whether a link that still works was mailed to this address just now. */
async function wasJustMailed(shop: Shop, { userId, email }: { userId: string; email: string }) {
  const repeated = and(
    eq(resetRequests.userId, userId),
    eq(resetRequests.channel, 'email'),
    eq(resetRequests.email, email),
    repeatCondition(shop, resetRequests.askedAt),
    isNull(resetRequests.usedAt),
    isNull(resetRequests.closedAt),
  );
  return (await shop.db.$count(resetRequests, repeated)) > 0;
}

/**
 * Stores a request for the owner; asking again for the same phone updates its language and time, and a link that was made
 * stays valid. A request for another phone closes the previous request, because a link is bound to its phone.
 */
async function storeForOwner(
  shop: Shop,
  request: { userId: string; phone: string; language: Language },
): Promise<void> {
  await closeResetRequests(shop, {
    userId: request.userId,
    matching: and(eq(resetRequests.channel, 'phone'), ne(resetRequests.phone, request.phone)),
  });
  await shop.db
    .insert(resetRequests)
    .values({ ...request, channel: 'phone', askedAt: shop.now() })
    .onConflictDoUpdate({
      target: [resetRequests.userId, resetRequests.phone],
      // Uses literals, because PostgreSQL does not match a condition with parameters to a partial index.
      targetWhere: sql`channel = 'phone' and used_at is null and closed_at is null`,
      set: { language: request.language, askedAt: shop.now() },
    });
}
