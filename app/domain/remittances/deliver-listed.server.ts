import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { setOrderStatuses } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { remittanceLines } from './tables.server.ts';

/**
 * The maximum number of parcels in one request, each in its own transaction; the button then offers the rest.
 */
const maxPerRequest = 200;

/** Marks the parcels that a list paid and that are still on their way as delivered. Returns how many. Idempotent. */
export async function deliverListed(
  shop: OwnerShop,
  { remittanceId }: { remittanceId: string },
): Promise<number> {
  if (!z.uuid().safeParse(remittanceId).success) return 0;
  const found = await shop.db
    .select({ orderId: orders.id })
    .from(remittanceLines)
    .innerJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(onItsWayCondition(remittanceId))
    .orderBy(asc(remittanceLines.position))
    .limit(maxPerRequest);
  let delivered = 0;
  for (const { orderId } of found) if (await deliver(shop, orderId)) delivered += 1;
  return delivered;
}

/** Counts the parcels that a list paid and that are not delivered yet. */
export async function countOnTheirWay(shop: OwnerShop, remittanceId: string): Promise<number> {
  const found = await shop.db
    .select({ orderId: orders.id })
    .from(remittanceLines)
    .innerJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(onItsWayCondition(remittanceId));
  return found.length;
}

/** Returns the SQL condition for shipped orders that the list paid. Lines with another outcome prove no delivery. */
function onItsWayCondition(remittanceId: string) {
  return and(
    eq(remittanceLines.remittanceId, remittanceId),
    eq(remittanceLines.outcome, 'paid'),
    eq(orders.status, 'shipped'),
  );
}

/** Marks an order as delivered, unless its parcel was refused in the meantime: checks again under the lock. */
async function deliver(shop: OwnerShop, orderId: string): Promise<boolean> {
  const result = await withLockedOrder<undefined, { code: 'moved-on' }>(
    shop,
    orderId,
    async (shop, order) => {
      if (order.status !== 'shipped') return refuse({ code: 'moved-on' });
      const { entry } = await setOrderStatuses(shop, order, { status: 'delivered' });
      return okRecorded(entry);
    },
  );
  return result.ok;
}
