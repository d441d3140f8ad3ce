import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const windowMs = 60 * 60 * 1000;
export const maxOrdersPerPhoneAndHour = 20;

/**
 * Returns whether this phone ordered more in an hour than a person does; never for an order that the owner enters.
 * Counts by phone, because whole towns share one mobile address. Locks the phone, so that orders at once are counted.
 */
export async function hasTooManyOrders(shop: Shop, phoneE164: string): Promise<boolean> {
  if (shop.actor.kind === 'owner') return false;
  await lockPhone(shop, phoneE164);
  const since = new Date(shop.now().getTime() - windowMs);
  const [recent] = await shop.db
    .select({ placed: count() })
    .from(orders)
    .where(and(eq(orders.customerPhone, phoneE164), gt(orders.createdAt, since)));
  // The order that is being placed already has its row.
  return (recent?.placed ?? 0) > maxOrdersPerPhoneAndHour;
}

/** Locks a phone until the transaction ends, so that its orders are placed one after the other. */
export async function lockPhone(shop: Shop, phoneE164: string): Promise<void> {
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneE164}, 0))`);
}
