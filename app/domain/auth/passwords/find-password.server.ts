import { and, eq } from 'drizzle-orm';
import { accounts, users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns the hash of an account's password, for checking it, and whether it is the demo account's. */
export async function findPassword(shop: Shop, userId: string) {
  const [found] = await shop.db
    .select({ knownHash: accounts.password, demo: users.demo })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return found;
}
