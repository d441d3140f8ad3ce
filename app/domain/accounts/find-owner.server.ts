import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { adminUsers, users } from './tables.server.ts';

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
