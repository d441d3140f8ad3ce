import { randomUUID } from 'node:crypto';
import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { accounts, customers, users } from '#domain/accounts/tables.server.ts';
import { isVerifiedElsewhere, lockIdentifiers } from '#domain/customers/holders.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';

export type SignUpRefusal = { code: 'already-used' } | { code: 'repeated' };

export type NewCustomer = Pick<SignUpForm, 'name' | 'identifier'> & {
  passwordHash: string;
  /** Drawn with the form: sent twice, it makes one account. */
  signUpKey?: string | undefined;
};

/**
 * Makes an account with its customer's record, or none of both. What another account has verified is refused; what
 * others have only given is not, for anybody can give anything.
 */
export function signUp(
  shop: Shop,
  { name, identifier, passwordHash, signUpKey }: NewCustomer,
): Promise<Result<{ userId: string }, SignUpRefusal>> {
  const email = identifier.kind === 'email' ? identifier.email : '';
  const phone = identifier.kind === 'phone' ? identifier.phoneE164 : '';
  return inTransaction(shop, async (shop) => {
    await lockIdentifiers(shop, [identifier]);
    if (await isVerifiedElsewhere(shop, identifier)) return refuse({ code: 'already-used' });

    const [userId, now] = [randomUUID(), shop.now()];
    const times = { createdAt: now, updatedAt: now };
    await shop.db
      .insert(users)
      .values({ id: userId, name, email: internalEmail(userId), ...times });
    const [customer] = await shop.db
      .insert(customers)
      .values({ userId, name, email, phone, signUpKey, createdAt: now })
      .onConflictDoNothing({ target: customers.signUpKey })
      .returning({ userId: customers.userId });
    if (!customer) return refuse({ code: 'repeated' });

    await shop.db.insert(accounts).values({
      userId,
      accountId: userId,
      providerId: 'credential',
      password: passwordHash,
      ...times,
    });
    return ok({ userId });
  });
}

/** Fills the column that has to be unique. Nothing is ever sent to it. */
function internalEmail(userId: string): string {
  return `${userId}@account.invalid`;
}
