import { eq } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/**
 * Lets changes of one account wait for each other until the transaction ends, its orders that are being placed
 * included. Answers whether the account is there.
 */
export async function lockCustomer(shop: Shop, userId: string): Promise<boolean> {
  const rows = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return rows.length > 0;
}
