import { and, eq } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { adminUsers, customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { holderCondition, isVerifiedElsewhere } from './holders.server.ts';

type Contacts = { isEmailVerified: boolean; isPhoneVerified: boolean; isAdmin: boolean };

/**
 * Returns whether a link or code sent to this kind of identifier may set the password: it is verified, or neither is and
 * the account is no admin's. Otherwise the holder of a mistyped or planted phone could take over the account.
 */
export function mayReset(kind: Identifier['kind'], contacts: Contacts): boolean {
  const { isEmailVerified, isPhoneVerified, isAdmin } = contacts;
  if (kind === 'email' ? isEmailVerified : isPhoneVerified) return true;
  return !(isEmailVerified || isPhoneVerified || isAdmin);
}

/**
 * Returns `mayReset` for the account as it is now, and false if it no longer has this identifier or another account has
 * verified the identifier.
 */
export async function canResetBy(
  shop: Shop,
  { userId, identifier }: { userId: string; identifier: Identifier },
): Promise<boolean> {
  const [found] = await shop.db
    .select({
      emailVerifiedAt: customers.emailVerifiedAt,
      phoneVerifiedAt: customers.phoneVerifiedAt,
      adminId: adminUsers.userId,
    })
    .from(customers)
    .leftJoin(adminUsers, eq(adminUsers.userId, customers.userId))
    .where(and(eq(customers.userId, userId), holderCondition(identifier)));
  if (!found || (await isVerifiedElsewhere(shop, identifier, userId))) return false;
  return mayReset(identifier.kind, {
    isEmailVerified: found.emailVerifiedAt !== null,
    isPhoneVerified: found.phoneVerifiedAt !== null,
    isAdmin: found.adminId !== null,
  });
}
