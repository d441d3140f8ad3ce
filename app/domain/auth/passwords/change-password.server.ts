import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { noteAdminPassword } from './note-admin-password.server.ts';
import { lockAccount, setPassword } from './set-password.server.ts';

export type PasswordChange = {
  userId: string;
  /** The hash that the old password was found right by. */
  knownHash: string;
  passwordHash: string;
};

/**
 * Changes the password of somebody who knew the old one, and ends every session of the account, the one that asked
 * included: it gets a new one. Refused when the password was changed from somewhere else in between.
 */
export function changePassword(
  shop: Shop,
  change: PasswordChange,
): Promise<Result<undefined, { code: 'wrong-password' }>> {
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, change.userId);
    const isSet = await setPassword(shop, change);
    if (!isSet) return refuse({ code: 'wrong-password' });
    await noteAdminPassword(shop, { userId: change.userId, action: 'password-changed' });
    return ok();
  });
}
