import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { recorded } from '#domain/audit/recorded-transaction.server.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { setOrderStatuses } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { remittanceLines } from './tables.server.ts';

/**
 * The most parcels in one request, each in its own transaction; the button then offers the rest.
 */
const maxAtOnce = 200;

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
    .limit(maxAtOnce);
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

/** A line that was taken back, or kept, does not prove a delivery. */
function onItsWayCondition(remittanceId: string) {
  return and(
    eq(remittanceLines.remittanceId, remittanceId),
    eq(remittanceLines.outcome, 'paid'),
    eq(orders.status, 'shipped'),
  );
}

/** Checks again under the lock: the parcel may have been refused since. */
async function deliver(shop: OwnerShop, orderId: string): Promise<boolean> {
  const moved = await withLockedOrder<undefined, { code: 'moved-on' }>(
    shop,
    orderId,
    async (shop, order) => {
      if (order.status !== 'shipped') return refuse({ code: 'moved-on' });
      const { entry } = await setOrderStatuses(shop, order, { status: 'delivered' });
      return recorded(entry);
    },
  );
  return moved.ok;
}
