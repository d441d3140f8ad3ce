import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
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
