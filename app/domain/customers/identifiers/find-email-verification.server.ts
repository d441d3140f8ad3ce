import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '#domain/accounts/link-token.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { emailProofs } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

export type SubmittedToken = { userId: string; token: string };

/**
 * Finds a verification link that this account may still use. Nothing for unknown, used, expired and other people's
 * links, and for one sent to an address that the account no longer has.
 */
export async function findEmailVerification(
  shop: Shop,
  { userId, token }: SubmittedToken,
): Promise<{ id: string; email: string } | undefined> {
  const [found] = await shop.db
    .select({ id: emailProofs.id, email: emailProofs.email })
    .from(emailProofs)
    .innerJoin(
      customers,
      and(eq(customers.userId, emailProofs.userId), eq(customers.email, emailProofs.email)),
    )
    .where(
      and(
        eq(emailProofs.tokenHash, hashToken(token)),
        eq(emailProofs.userId, userId),
        gt(emailProofs.expiresAt, shop.now()),
      ),
    );
  return found;
}
