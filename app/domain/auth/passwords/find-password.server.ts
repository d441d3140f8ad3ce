import { and, eq } from 'drizzle-orm';
import { accounts, users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns the hash of an account's password (null if none is set), and whether the account belongs to demo mode. */
export async function findPassword(shop: Shop, userId: string) {
  const [found] = await shop.db
    .select({ passwordHash: accounts.password, demo: users.demo })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return found;
}
