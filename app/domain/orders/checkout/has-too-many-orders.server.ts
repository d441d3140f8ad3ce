import { and, count, eq, gt, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { clockSkewMs } from '#domain/kernel/clock-skew.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const windowMs = 60 * 60 * 1000;
export const maxOrdersPerPhoneAndHour = 20;

const parameters = queryParameters('phone', 'since', 'until');
const countRecent = compiledQuery((db) =>
  db
    .select({ placed: count() })
    .from(orders)
    .where(
      and(
        eq(orders.customerPhone, parameters.phone),
        gt(orders.createdAt, parameters.since),
        // Orders with a later time were placed while the clock was wrong.
        lte(orders.createdAt, parameters.until),
      ),
    ),
);

/**
 * Returns whether this phone number has too many orders within an hour; never for an order that the owner enters. Counts by
 * phone number, because whole towns share one mobile IP address. `openOrder` has locked the number already.
 */
export async function hasTooManyOrders(shop: Shop, phoneE164: string): Promise<boolean> {
  if (shop.actor.kind === 'owner') return false;
  const nowMs = shop.now().getTime();
  const [recent] = await countRecent(shop.db, {
    phone: phoneE164,
    since: new Date(nowMs - windowMs).toISOString(),
    until: new Date(nowMs + clockSkewMs).toISOString(),
  });
  // The order that is being placed already has its row.
  return (recent?.placed ?? 0) > maxOrdersPerPhoneAndHour;
}

/** Returns the SQL expression that takes the lock of `lockPhone`, for use in another statement. */
export const phoneLock = (phoneE164: SQLWrapper) =>
  sql`pg_advisory_xact_lock(hashtextextended(${phoneE164}, 0))`;

/** Locks a phone number until the transaction ends, so that its orders are placed one after the other. */
export async function lockPhone(shop: Shop, phoneE164: string): Promise<void> {
  await shop.db.execute(sql`select ${phoneLock(sql`${phoneE164}`)}`);
}
