import { and, eq } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { generateToken } from '#domain/accounts/link-token.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { repeatCondition } from '#domain/kernel/clock-conditions.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';

export type EmailVerificationRefusal = { code: 'no-email-to-verify' };
export type EmailVerificationRequest<Refusal extends { code: string }> = {
  userId: string;
  language: Language;
  /** Returns the URL of the page that takes the token. */
  linkTo: (token: string) => string;
  /** Spends an attempt of the caller's budgets, or refuses the link. */
  spendAttempt?: (shop: Shop, email: string) => Promise<Result<undefined, Refusal>>;
};

/**
 * Sends a verification link to the account's e-mail address, valid for a day and once; voids the previous link. Does nothing,
 * and spends no attempt, if a link was sent just now.
 */
export function requestEmailVerification<Refusal extends { code: string } = never>(
  shop: Shop,
  { userId, language, linkTo, spendAttempt }: EmailVerificationRequest<Refusal>,
): Promise<Result<{ email: string }, EmailVerificationRefusal | Refusal>> {
  return inTransaction<Shop, Result<{ email: string }, EmailVerificationRefusal | Refusal>>(
    shop,
    async (shop) => {
      await lockAccount(shop, userId);
      const customer = await findCustomer(shop, userId);
      if (!customer?.email || customer.isEmailVerified)
        return refuse({ code: 'no-email-to-verify' });

      const { email, name } = customer;
      if (await wasJustSent(shop, { userId, email })) return ok({ email });
      const spent = await spendAttempt?.(shop, email);
      if (spent && !spent.ok) return spent;
      const { token, tokenHash, expiresAt } = generateToken(shop, { hours: 24 });
      const requestId = crypto.randomUUID();
      await shop.db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
      await shop.db.insert(emailVerifications).values({
        id: requestId,
        userId,
        email,
        tokenHash,
        expiresAt,
        createdAt: shop.now(),
      });
      await announce(shop, {
        name: 'email-verification-requested',
        requestId,
        email,
        personName: name,
        language,
        link: linkTo(token),
        expiresAt,
      });
      return ok({ email });
    },
  );
}

async function wasJustSent(shop: Shop, { userId, email }: { userId: string; email: string }) {
  const repeated = and(
    eq(emailVerifications.userId, userId),
    eq(emailVerifications.email, email),
    repeatCondition(shop, emailVerifications.createdAt),
  );
  return (await shop.db.$count(emailVerifications, repeated)) > 0;
}
