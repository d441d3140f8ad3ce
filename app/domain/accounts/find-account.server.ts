import { eq, inArray } from 'drizzle-orm';
import type { OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import { adminUsers, users } from './tables.server.ts';

/** Who is signed in, as the shop speaks of them. */
export type Account = { userId: string; name: string; isAdmin: boolean };

/** The account behind a session. Whether it is an admin's is asked anew each time: only the row in admin_users counts. */
export async function findAccount(shop: Shop, userId: string): Promise<Account | undefined> {
  const [found] = await shop.db
    .select({ userId: users.id, name: users.name, adminId: adminUsers.userId })
    .from(users)
    .leftJoin(adminUsers, eq(adminUsers.userId, users.id))
    .where(eq(users.id, userId));
  return found && { userId, name: found.name, isAdmin: found.adminId !== null };
}

export type Owner = { userId: string; name: string; demo: boolean };

/** The account as an owner: only the existence of its row in admin_users counts. */
export async function findOwner(shop: Shop, userId: string): Promise<Owner | undefined> {
  const [found] = await shop.db
    .select({ userId: users.id, name: users.name, demo: users.demo })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, adminUsers.userId))
    .where(eq(adminUsers.userId, userId));
  return found;
}

/** Usernames are kept in small letters, as Better Auth compares them. */
export async function findUserByUsername(shop: Shop, username: string) {
  const [found] = await shop.db
    .select({ id: users.id, name: users.name, email: users.email, demo: users.demo })
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  return found;
}

/** Whose accounts these are, by their ids. A deleted account is not among them. */
export async function findAccountNames(
  shop: OwnerShop,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await shop.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
