import { eq, inArray } from 'drizzle-orm';
import type { ReadOnlyShop, Shop } from '#domain/kernel/shop.server.ts';
import { adminRole } from './admin-role.server.ts';
import type { AdminRole } from './admin-role.ts';
import { adminUsers, users } from './tables.server.ts';

/** The signed-in person, in the terms of the shop. */
export type Account = { userId: string; name: string; isAdmin: boolean };

/** Finds the account of a session. Reads admin_users each time, so that a removed admin loses access at once. */
export async function findAccount(shop: Shop, userId: string): Promise<Account | undefined> {
  const [found] = await shop.db
    .select({ userId: users.id, name: users.name, adminId: adminUsers.userId })
    .from(users)
    .leftJoin(adminUsers, eq(adminUsers.userId, users.id))
    .where(eq(users.id, userId));
  return found && { userId, name: found.name, isAdmin: found.adminId !== null };
}

export type AdminAccount = { userId: string; name: string; demo: boolean; role: AdminRole };

/** Finds the account as an admin of any role, by its row in admin_users. */
export async function findAdminAccount(
  shop: Shop,
  userId: string,
): Promise<AdminAccount | undefined> {
  const [found] = await shop.db
    .select({ userId: users.id, name: users.name, demo: users.demo, role: adminRole })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, adminUsers.userId))
    .where(eq(adminUsers.userId, userId));
  return found;
}

/** Finds an account by its username, which is stored in lower case, as Better Auth compares it. */
export async function findUserByUsername(shop: Shop, username: string) {
  const [found] = await shop.db
    .select({ id: users.id, name: users.name, email: users.email, demo: users.demo })
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  return found;
}

/** Returns the names of accounts by their ids. Deleted accounts are missing. */
export async function findAccountNames(
  shop: ReadOnlyShop,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await shop.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
