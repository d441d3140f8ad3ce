import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { createAdminLink } from '#domain/auth/resets/create-admin-link.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { Admin } from './admin.ts';
import { findAdmin } from './list-admins.server.ts';

export type AdminLinkRefusal = { code: 'not-an-admin' } | { code: 'demo-account' };

/**
 * Makes the link by which an admin chooses another password; the old password works until then. Records that a link
 * was made, but not the link.
 */
export function makeAdminLink(
  shop: AdminShop,
  userId: string,
): Promise<Result<{ admin: Admin; token: string }, AdminLinkRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const found = await findAdmin(shop, userId);
    if (!found) return refuse({ code: 'not-an-admin' });
    if (found.demo) return refuse({ code: 'demo-account' });
    await lockAccount(shop, userId);
    const admin = await findAdmin(shop, userId);
    if (!admin) return refuse({ code: 'not-an-admin' });
    const entry = await recordAudit(shop, {
      action: 'admin-link-made',
      subject: { kind: 'account', id: userId },
    });
    return okRecorded(entry, { admin, token: await createAdminLink(shop, userId) });
  });
}
