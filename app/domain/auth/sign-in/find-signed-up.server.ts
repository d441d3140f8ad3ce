import { and, eq } from 'drizzle-orm';
import { hasPassword, type Login, loginColumns } from '#domain/accounts/find-login.server.ts';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { accounts, customers, users } from '#domain/accounts/tables.server.ts';
import { holds } from '#domain/customers/holders.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** The account that the same form made before, while it still gives the same e-mail address or phone. */
export async function findSignedUp(
  shop: Shop,
  { signUpKey, identifier }: { signUpKey: string; identifier: Identifier },
): Promise<Login | undefined> {
  const [found] = await shop.db
    .select(loginColumns)
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(accounts, hasPassword)
    .where(and(eq(customers.signUpKey, signUpKey), holds(identifier)));
  return found;
}
