import { and, eq, isNull } from 'drizzle-orm';
import { endSessions, writePassword } from '#domain/accounts/account-writes.server.ts';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import { findAdminAccount } from '#domain/accounts/find-account.server.ts';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { recordAuditOf } from '#domain/audit/record-audit.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findPassword } from './find-password.server.ts';

type NewPassword = { userId: string; passwordHash: string; expectedHash?: string };

/**
 * Sets the password by its hash, ends every session and voids every link and code sent before; with `expectedHash` only if
 * that is still the stored hash. Returns whether it set the password. The caller has locked the account.
 */
export async function setPassword(
  shop: Shop,
  { userId, passwordHash, expectedHash }: NewPassword,
): Promise<boolean> {
  const current = await findPassword(shop, userId);
  if (expectedHash !== undefined && current?.passwordHash !== expectedHash) return false;
  if (!(await writePassword(shop, userId, passwordHash))) return false;
  await endSessions(shop, userId);
  await closeResetRequests(shop, { userId });
  await shop.db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
  const isUnused = isNull(phoneCodes.usedAt);
  await shop.db.delete(phoneCodes).where(and(eq(phoneCodes.userId, userId), isUnused));
  return true;
}

type AuditedPasswordChange = {
  userId: string;
  action: 'password-changed' | 'password-set-by-link';
};

/** Records in the activity log that an admin set their own password. Customers are not recorded. */
export async function auditAdminPassword(
  shop: Shop,
  { userId, action }: AuditedPasswordChange,
): Promise<void> {
  const admin = await findAdminAccount(shop, userId);
  if (admin) await recordAuditOf(shop, admin, { action, subject: { kind: 'account', id: userId } });
}
