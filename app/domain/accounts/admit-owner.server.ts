import type { Shop } from '#domain/kernel/shop.server.ts';
import { adminUsers } from './tables.server.ts';

/** Gives an account access to the panel. Idempotent. */
export async function admitOwner(shop: Shop, userId: string): Promise<void> {
  await shop.db.insert(adminUsers).values({ userId, createdAt: shop.now() }).onConflictDoNothing();
}
