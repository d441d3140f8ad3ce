import type { Shop } from '#domain/kernel/shop.server.ts';
import type { AdminRole } from './admin-role.ts';
import { adminUsers } from './tables.server.ts';

/** Gives an account access to the panel, as an owner unless a role is given. An existing admin keeps the role. */
export async function grantPanelAccess(
  shop: Shop,
  userId: string,
  role: AdminRole = 'owner',
): Promise<void> {
  const admin = { userId, role, createdAt: shop.now() };
  await shop.db.insert(adminUsers).values(admin).onConflictDoNothing();
}
