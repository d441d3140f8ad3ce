import { randomUUID } from 'node:crypto';
import type { SignUpForm } from '#domain/accounts/sign-up-schema.server.ts';
import { accounts, users } from '#domain/accounts/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { customers } from './tables.server.ts';

export type SignUpRefusal = { code: 'already-used' };

export type NewCustomer = Pick<SignUpForm, 'name' | 'identifier'> & { passwordHash: string };

/**
 * Makes an account with its customer's record, or none of both. Who gives a phone gets an e-mail address that only
 * fills the column.
 */
export function signUp(
  shop: Shop,
  { name, identifier, passwordHash }: NewCustomer,
): Promise<Result<{ userId: string; email: string }, SignUpRefusal>> {
  const given = identifier.kind === 'email' ? identifier.email : '';
  const phone = identifier.kind === 'phone' ? identifier.phoneE164 : '';
  const email = given || `${randomUUID()}@account.invalid`;
  return inTransaction(shop, async (shop) => {
    const now = shop.now();
    const [user] = await shop.db
      .insert(users)
      .values({ name, email, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) return refuse({ code: 'already-used' });

    const [customer] = await shop.db
      .insert(customers)
      .values({ userId: user.id, name, email: given, phone, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: customers.userId });
    if (!customer) return refuse({ code: 'already-used' });

    await shop.db.insert(accounts).values({
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    });
    return ok({ userId: user.id, email });
  });
}
