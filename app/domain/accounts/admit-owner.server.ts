import type { Shop } from '#domain/kernel/shop.server.ts';
import { adminUsers } from './tables.server.ts';

/** Lets an account into the panel. Doing it twice is doing it once. */
export async function admitOwner(shop: Shop, userId: string): Promise<void> {
  await shop.db.insert(adminUsers).values({ userId, createdAt: shop.now() }).onConflictDoNothing();
}
