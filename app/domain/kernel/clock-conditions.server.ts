import { and, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clockSkewMs } from './clock-skew.ts';
import { daysLater, startOfColomboDay, startOfLastDays } from './colombo-time.ts';
import type { Shop } from './shop.server.ts';

/**
 * Matches times up to now, and times further ahead than `longestMs`, the longest wait, which a wrong clock has set.
 */
export function dueCondition(
  shop: Pick<Shop, 'now'>,
  column: PgColumn,
  longestMs: number,
): SQL | undefined {
  const now = shop.now();
  return or(lte(column, now), gt(column, new Date(now.getTime() + longestMs + clockSkewMs)));
}

/** Matches times within the last `windowMs`. Leaves out those in the future, which a wrong clock has set. */
export function recentCondition(
  shop: Pick<Shop, 'now'>,
  column: PgColumn,
  windowMs: number,
): SQL | undefined {
  const nowMs = shop.now().getTime();
  return and(gt(column, new Date(nowMs - windowMs)), lte(column, new Date(nowMs + clockSkewMs)));
}

/** Matches times so recent that a second request counts as the same one, as after a double click. */
export function repeatCondition(shop: Pick<Shop, 'now'>, column: PgColumn): SQL {
  return sql`(${recentCondition(shop, column, repeatMs)})`;
}

const repeatMs = 10_000;

/** Matches times in the last `days` days in Colombo, today included. Leaves out later days, which a wrong clock has set. */
export function lastDaysCondition(
  shop: Pick<Shop, 'now'>,
  column: PgColumn,
  days: number,
): SQL | undefined {
  const now = shop.now();
  const tomorrow = daysLater(startOfColomboDay(now), 1);
  return and(gte(column, startOfLastDays(now, days)), lt(column, tomorrow));
}
