import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { users } from './tables.server.ts';

/** Usernames are kept in small letters, as Better Auth compares them. */
export async function findUserByUsername(shop: Shop, username: string) {
  const [found] = await shop.db
    .select({ id: users.id, name: users.name, demo: users.demo })
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  return found;
}
