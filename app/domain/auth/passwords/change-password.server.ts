import { lockAccount, openSession } from '#domain/accounts/account-writes.server.ts';
import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { type ConfirmRefusal, confirmPassword } from './confirm-password.server.ts';
import { findPassword } from './find-password.server.ts';
import type { ChangePasswordForm } from './password-schemas.server.ts';
import { auditAdminPassword, setPassword } from './set-password.server.ts';

export type ChangeRefusal = ConfirmRefusal | { code: 'demo-account' };

/**
 * Changes the password of an account after checking the old one. Ends every session of the account and returns the
 * token of a new session for the caller.
 */
export async function replaceOwnPassword(
  shop: Shop,
  userId: string,
  { currentPassword, password }: ChangePasswordForm,
): Promise<Result<{ token: string }, ChangeRefusal>> {
  const stored = await findPassword(shop, userId);
  if (stored?.demo) return refuse({ code: 'demo-account' });
  const confirmed = await confirmPassword(shop, { userId, password: currentPassword });
  if (!confirmed.ok) return confirmed;
  const expectedHash = stored?.passwordHash;
  if (!expectedHash) return refuse({ code: 'wrong-password' });

  const passwordHash = await hashPassword(password);
  // Opens the session in the same transaction: a reset that follows at once ends it too.
  const changed = await inTransaction(shop, async (shop) => {
    const changed = await changePassword(shop, { userId, expectedHash, passwordHash });
    return changed.ok ? ok({ token: await openSession(shop, userId) }) : changed;
  });
  return changed.ok ? changed : acceptRepeat(shop, userId, password);
}

/**
 * Opens a session where the same form, sent twice at once, has just set this password. Call it only after the old password
 * was confirmed.
 */
async function acceptRepeat(
  shop: Shop,
  userId: string,
  password: string,
): Promise<Result<{ token: string }, { code: 'wrong-password' }>> {
  const stored = await findPassword(shop, userId);
  if (!(await isPasswordOf(stored?.passwordHash, password)))
    return refuse({ code: 'wrong-password' });
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    const isCurrent = (await findPassword(shop, userId))?.passwordHash === stored?.passwordHash;
    return isCurrent
      ? ok({ token: await openSession(shop, userId) })
      : refuse({ code: 'wrong-password' });
  });
}

export type PasswordChange = {
  userId: string;
  /** The hash that the old password matched. */
  expectedHash: string;
  passwordHash: string;
};

/**
 * Changes the password and ends every session of the account. Refuses if the password was changed elsewhere in the
 * meantime.
 */
export function changePassword(
  shop: Shop,
  change: PasswordChange,
): Promise<Result<undefined, { code: 'wrong-password' }>> {
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, change.userId);
    const isSet = await setPassword(shop, change);
    if (!isSet) return refuse({ code: 'wrong-password' });
    await auditAdminPassword(shop, { userId: change.userId, action: 'password-changed' });
    return ok();
  });
}
