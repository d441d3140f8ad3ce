import { eq } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { customers } from './tables.server.ts';

/** The account that somebody may sign in to. Its e-mail may be an internal one: see `isInternalEmail`. */
export type Login = { userId: string; name: string; email: string; demo: boolean };

/** Whose account it is that an e-mail address or a phone names. */
export async function findLogin(shop: Shop, identifier: Identifier): Promise<Login | undefined> {
  const named =
    identifier.kind === 'email'
      ? eq(users.email, identifier.email)
      : eq(customers.phone, identifier.phoneE164);
  const [found] = await shop.db
    .select({ userId: users.id, name: users.name, email: users.email, demo: users.demo })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(named);
  return found;
}
