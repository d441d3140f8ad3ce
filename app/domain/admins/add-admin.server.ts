import {
  adminPlaceholderEmail,
  createAccount,
  endSessions,
  lockAccount,
  lockUsername,
  renameAccount,
  writePassword,
} from '#domain/accounts/account-writes.server.ts';
import { findAdminAccount, findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { type AuditEntryNumber, recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { createAdminLink } from '#domain/auth/resets/create-admin-link.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { NewAdmin } from './admin-schemas.server.ts';
import { findAdmin } from './list-admins.server.ts';

export type AddAdminRefusal = { code: 'username-taken' };
export type AddedAdmin = { userId: string; token: string };

/**
 * Adds an admin who has no customer account, without a password, which is chosen through the link. A former admin gets
 * the same account again, without the old password. A repeat after a lost response gives another link.
 */
export function addAdmin(
  shop: AdminShop,
  form: NewAdmin,
): Promise<Result<AddedAdmin, AddAdminRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    await lockUsername(shop, form.username);
    const repeated = await findRepeated(shop, form);
    const userId = repeated ?? (await openAccount(shop, form));
    if (userId === undefined) return refuse({ code: 'username-taken' });
    const entry = repeated ? await recordLink(shop, userId) : await grantAccess(shop, userId, form);
    return okRecorded(entry, { userId, token: await createAdminLink(shop, userId) });
  });
}

/** Finds the admin whom the same form has added before, and who has not chosen a password yet. */
async function findRepeated(shop: AdminShop, form: NewAdmin): Promise<string | undefined> {
  const existing = await findUserByUsername(shop, form.username);
  if (!existing || !(await lockAccount(shop, existing.id))) return undefined;
  const admin = await findAdmin(shop, existing.id);
  const isSame = admin?.name === form.name && admin.role === form.role;
  return isSame && !(admin.hasPassword || admin.demo) ? existing.id : undefined;
}

function recordLink(shop: AdminShop, userId: string): Promise<AuditEntryNumber> {
  const subject = { kind: 'account', id: userId } as const;
  return recordAudit(shop, { action: 'admin-link-made', subject });
}

async function grantAccess(
  shop: AdminShop,
  userId: string,
  { name, username, role }: NewAdmin,
): Promise<AuditEntryNumber> {
  await grantPanelAccess(shop, userId, role);
  const subject = { kind: 'account', id: userId } as const;
  const after = { customerName: name, username, role };
  return recordAudit(shop, { action: 'admin-added', subject, after });
}

/** Creates or reopens the account; undefined for a username that is taken. The caller has locked the username. */
async function openAccount(shop: AdminShop, { name, username }: NewAdmin) {
  const existing = await findUserByUsername(shop, username);
  if (!existing) return createAccount(shop, { name, username, passwordHash: null });
  const isFree = !existing.demo && existing.email === adminPlaceholderEmail(username);
  if (!isFree || (await findAdminAccount(shop, existing.id))) return undefined;
  return reopenAccount(shop, existing.id, name);
}

/** Reopens the account of a former admin, without its old password and sessions. */
async function reopenAccount(shop: AdminShop, userId: string, name: string): Promise<string> {
  await lockAccount(shop, userId);
  await renameAccount(shop, userId, name);
  await writePassword(shop, userId, null);
  await endSessions(shop, userId);
  return userId;
}
