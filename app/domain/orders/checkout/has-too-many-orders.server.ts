import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const windowMs = 60 * 60 * 1000;
export const maxOrdersPerPhoneAndHour = 20;

/**
 * More orders in an hour than a person places. Counted by phone, for whole towns share one mobile address. The owner may
 * always enter one: the customer is on the phone, whoever else used the number.
 * Orders of one phone wait here for each other, or many at once would not see that they are many.
 */
export async function hasTooManyOrders(shop: Shop, phoneE164: string): Promise<boolean> {
  if (shop.actor.kind === 'owner') return false;
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phoneE164}, 0))`);
  const since = new Date(shop.now().getTime() - windowMs);
  const [recent] = await shop.db
    .select({ placed: count() })
    .from(orders)
    .where(and(eq(orders.customerPhone, phoneE164), gt(orders.createdAt, since)));
  // The order that is being placed has its row already.
  return (recent?.placed ?? 0) > maxOrdersPerPhoneAndHour;
}
