import { type SQL, sql } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { unsettledCondition } from './index-conditions.server.ts';
import { orders } from './tables.server.ts';

/** Counts, for each name, the unsettled orders that meet its condition, so that the query uses their index. */
export async function countUnsettled<Name extends string>(
  shop: AdminShop,
  names: readonly Name[],
  conditionOf: (name: Name) => SQL,
): Promise<Record<Name, number>> {
  const count = (name: Name) => sql`count(*) filter (where ${conditionOf(name)})`.mapWith(Number);
  const [counts] = await shop.db
    .select(Object.fromEntries(names.map((name) => [name, count(name)])))
    .from(orders)
    .where(unsettledCondition(orders));
  return counts as Record<Name, number>;
}
