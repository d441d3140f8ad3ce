import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Login, loginColumns, passwordJoin } from '#domain/accounts/find-login.server.ts';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { accounts, adminUsers, customers, users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { holderOrder, maxHolders, signInCondition } from './holders.server.ts';

type LoginFilter = {
  /** Accounts that the browser signed in to before: they are checked first. */
  knownIds?: readonly string[];
  adminsOnly?: boolean;
};

/**
 * Lists the accounts that an e-mail address or a phone number may sign in to, at most `maxHolders`. The password decides
 * between them.
 */
export function listLogins(
  shop: Shop,
  identifier: Identifier,
  { knownIds = [], adminsOnly = false }: LoginFilter = {},
): Promise<Login[]> {
  const knownFirst = knownIds.length > 0 ? [desc(inArray(customers.userId, [...knownIds]))] : [];
  return shop.db
    .select(loginColumns)
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(accounts, passwordJoin)
    .leftJoin(adminUsers, eq(adminUsers.userId, users.id))
    .where(and(signInCondition(identifier), adminsOnly ? isNotNull(adminUsers.userId) : undefined))
    .orderBy(...knownFirst, ...holderOrder(shop, identifier))
    .limit(maxHolders);
}
