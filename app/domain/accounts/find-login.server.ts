import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { accounts, adminUsers, users } from './tables.server.ts';

/** An account that can be signed in to, with the hash of its password. */
export type Login = { userId: string; passwordHash: string; demo: boolean; createdAt: Date };

export const loginColumns = {
  userId: users.id,
  // `passwordJoin` excludes null.
  passwordHash: sql<string>`${accounts.password}`,
  demo: users.demo,
  createdAt: users.createdAt,
};

/** The condition that joins `accounts` with a password to `users`. Without a password there is no login. */
export const passwordJoin = and(
  eq(accounts.userId, users.id),
  eq(accounts.providerId, 'credential'),
  isNotNull(accounts.password),
);

/** Finds the login of an admin by username. Usernames are stored in lower case. */
export async function findAdminLogin(shop: Shop, username: string): Promise<Login | undefined> {
  const [found] = await shop.db
    .select(loginColumns)
    .from(users)
    .innerJoin(adminUsers, eq(adminUsers.userId, users.id))
    .innerJoin(accounts, passwordJoin)
    .where(eq(users.username, username.toLowerCase()));
  return found;
}
