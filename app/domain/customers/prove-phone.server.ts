import { and, eq, exists } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { customers } from './tables.server.ts';

/**
 * Keeps that a link which was sent to this phone came back. Only if it still is the account's phone: who has taken
 * another one since has proven nothing of that. Answers whether it counts.
 */
export async function provePhone(
  shop: Shop,
  { userId, phone }: { userId: string; phone: string },
): Promise<boolean> {
  const hasThisPhone = shop.db
    .select({ userId: customers.userId })
    .from(customers)
    .where(and(eq(customers.userId, userId), eq(customers.phone, phone)));
  const proven = await shop.db
    .update(users)
    .set({ phoneProvenAt: shop.now(), updatedAt: shop.now() })
    .where(and(eq(users.id, userId), exists(hasThisPhone)))
    .returning({ id: users.id });
  return proven.length > 0;
}
