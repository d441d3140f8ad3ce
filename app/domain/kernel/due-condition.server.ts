import { gt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clockSkewMs } from './clock-skew.ts';
import type { Shop } from './shop.server.ts';

/**
 * Matches times that have come. Ignores one further ahead than `longestMs`, the longest wait: a wrong clock has set it.
 */
export function dueCondition(
  shop: Pick<Shop, 'now'>,
  column: PgColumn,
  longestMs: number,
): SQL | undefined {
  const now = shop.now();
  return or(lte(column, now), gt(column, new Date(now.getTime() + longestMs + clockSkewMs)));
}
