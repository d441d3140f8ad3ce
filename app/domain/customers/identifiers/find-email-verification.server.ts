import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '#domain/accounts/link-token.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

export type SubmittedToken = { userId: string; token: string };

/**
 * Finds a verification link that this account may still use. Returns undefined for unknown, used, expired and other
 * people's links, and for a link to an address that the account no longer has.
 */
export async function findEmailVerification(
  shop: Shop,
  { userId, token }: SubmittedToken,
): Promise<{ id: string; email: string } | undefined> {
  const [found] = await shop.db
    .select({ id: emailVerifications.id, email: emailVerifications.email })
    .from(emailVerifications)
    .innerJoin(
      customers,
      and(
        eq(customers.userId, emailVerifications.userId),
        eq(customers.email, emailVerifications.email),
      ),
    )
    .where(
      and(
        eq(emailVerifications.tokenHash, hashToken(token)),
        eq(emailVerifications.userId, userId),
        gt(emailVerifications.expiresAt, shop.now()),
      ),
    );
  return found;
}
