import { and, eq, isNotNull } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { adminUsers, customers, users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { columnsOf, holderCondition } from './holders.server.ts';

/** Finds an admin by the e-mail address or phone number that they verified, for admins without a username. */
export async function findAdminByIdentifier(shop: Shop, identifier: Identifier) {
  const [found] = await shop.db
    .select({ id: users.id, demo: users.demo })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .innerJoin(adminUsers, eq(adminUsers.userId, customers.userId))
    .where(and(holderCondition(identifier), isNotNull(columnsOf[identifier.kind].verifiedAt)));
  return found;
}
