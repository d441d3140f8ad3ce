import { findOwner } from '#domain/accounts/find-owner.server.ts';
import { recordAuditOf } from '#domain/audit/record-audit.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

type Change = { userId: string; action: 'password-changed' | 'password-set-by-link' };

/** Leaves an entry in the activity log when an admin sets their own password. Customers leave none. */
export async function noteAdminPassword(shop: Shop, { userId, action }: Change): Promise<void> {
  const admin = await findOwner(shop, userId);
  if (admin) await recordAuditOf(shop, admin, { action, subject: { kind: 'account', id: userId } });
}
