import {
  adminPlaceholderEmail,
  createAccount,
  endSessions,
  lockAccount,
  lockUsername,
  renameAccount,
  writePassword,
} from '#domain/accounts/account-writes.server.ts';
import { admitAdmin } from '#domain/accounts/admit-admin.server.ts';
import { findAdminAccount, findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { drawAdminLink } from '#domain/auth/resets/draw-admin-link.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { NewAdmin } from './admin-schemas.server.ts';

export type AddAdminRefusal = { code: 'username-taken' };
export type AddedAdmin = { userId: string; token: string };

/**
 * Adds an admin who has no customer account, without a password, which is chosen through the link. A former admin gets
 * the same account again, without the old password.
 */
export function addAdmin(
  shop: AdminShop,
  form: NewAdmin,
): Promise<Result<AddedAdmin, AddAdminRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const userId = await openAccount(shop, form);
    if (userId === undefined) return refuse({ code: 'username-taken' });
    await admitAdmin(shop, userId, form.role);
    const entry = await recordAudit(shop, {
      action: 'admin-added',
      subject: { kind: 'account', id: userId },
      after: { customerName: form.name, username: form.username, role: form.role },
    });
    return okRecorded(entry, { userId, token: await drawAdminLink(shop, userId) });
  });
}

/** Creates or reopens the account. Serializes additions of one username: the second finds it taken. */
async function openAccount(shop: AdminShop, { name, username }: NewAdmin) {
  await lockUsername(shop, username);
  const known = await findUserByUsername(shop, username);
  if (!known) return createAccount(shop, { name, username, passwordHash: null });
  const isFree = !known.demo && known.email === adminPlaceholderEmail(username);
  if (!isFree || (await findAdminAccount(shop, known.id))) return undefined;
  return reopenAccount(shop, known.id, name);
}

/** Reopens the account of a former admin, without its old password and sessions. */
async function reopenAccount(shop: AdminShop, userId: string, name: string): Promise<string> {
  await lockAccount(shop, userId);
  await renameAccount(shop, userId, name);
  await writePassword(shop, userId, null);
  await endSessions(shop, userId);
  return userId;
}
