import { and, eq } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/**
 * Keeps that a link which was mailed to this address came back. Only if it still is the account's address: who has
 * taken another one since has proven nothing of that. Answers whether it counts.
 */
export async function proveEmail(
  shop: Shop,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const proven = await shop.db
    .update(users)
    .set({ emailVerified: true, updatedAt: shop.now() })
    .where(and(eq(users.id, userId), eq(users.email, email.toLowerCase())))
    .returning({ id: users.id });
  return proven.length > 0;
}
