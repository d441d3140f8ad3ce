import { and, eq, gt } from 'drizzle-orm';
import { hashOfToken } from '#domain/accounts/link-token.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { emailProofs } from './tables.server.ts';

export type ProofOfCustomer = { userId: string; token: string };

/**
 * The proof that a link stands for, while it may still be used by this account. Unknown, used, expired and other
 * people's links alike find nothing; so does one that was sent to an address which the account has no more.
 */
export async function findEmailProof(
  shop: Shop,
  { userId, token }: ProofOfCustomer,
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
        eq(emailProofs.tokenHash, hashOfToken(token)),
        eq(emailProofs.userId, userId),
        gt(emailProofs.expiresAt, shop.now()),
      ),
    );
  return found;
}
