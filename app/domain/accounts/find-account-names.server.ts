import { inArray } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { users } from './tables.server.ts';

/** Whose accounts these are, by their ids. A deleted account is not among them. */
export async function findAccountNames(
  shop: OwnerShop,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await shop.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
