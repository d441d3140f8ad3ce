import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { setOrderStatuses } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { readRemittance } from './lock-remittance.server.ts';
import { revertedByHandCondition } from './reverted-lines.server.ts';
import { remittanceLines } from './tables.server.ts';

/**
 * The maximum number of parcels in one request, each in its own transaction; the button then offers the rest.
 */
const maxPerRequest = 200;

type DeliverRefusal =
  | { code: 'list-not-found' }
  | { code: 'not-taken' }
  | { code: 'taken-back-since' };

/**
 * Marks the parcels that a list paid and that are still on their way as delivered. Returns how many it marked. Idempotent.
 * Refuses a list that is a preview or was taken back.
 */
export async function deliverListed(
  shop: AdminShop,
  { remittanceId }: { remittanceId: string },
): Promise<Result<number, DeliverRefusal>> {
  if (!z.uuid().safeParse(remittanceId).success) return refuse({ code: 'list-not-found' });
  const found = await shop.db
    .select({ orderId: orders.id })
    .from(remittanceLines)
    .innerJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(onItsWayCondition(remittanceId))
    .orderBy(asc(remittanceLines.position))
    .limit(maxPerRequest);
  let delivered = 0;
  for (const { orderId } of found) if (await deliver(shop, remittanceId, orderId)) delivered += 1;
  return delivered > 0 ? ok(delivered) : explainNone(shop, remittanceId);
}

async function explainNone(
  shop: AdminShop,
  remittanceId: string,
): Promise<Result<number, DeliverRefusal>> {
  const list = await readRemittance(shop, remittanceId);
  if (!list) return refuse({ code: 'list-not-found' });
  if (list.takenBackAt) return refuse({ code: 'taken-back-since' });
  return list.takenAt ? ok(0) : refuse({ code: 'not-taken' });
}

/** Counts the parcels that a list paid and that are not delivered yet. */
export async function countParcelsToDeliver(
  shop: AdminShop,
  remittanceId: string,
): Promise<number> {
  const found = await shop.db
    .select({ orderId: orders.id })
    .from(remittanceLines)
    .innerJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(onItsWayCondition(remittanceId));
  return found.length;
}

/** Returns the SQL condition for shipped orders that the list paid. Lines with another outcome prove no delivery. */
function onItsWayCondition(remittanceId: string) {
  return and(paidLineCondition(remittanceId), eq(orders.status, 'shipped'));
}

/**
 * Returns the SQL condition for the lines that paid, without payments that were reverted by hand. Taking a list back gives
 * its lines another outcome.
 */
function paidLineCondition(remittanceId: string) {
  return and(
    eq(remittanceLines.remittanceId, remittanceId),
    eq(remittanceLines.outcome, 'paid'),
    sql`not ${revertedByHandCondition}`,
  );
}

/**
 * Marks an order as delivered, unless its parcel was refused or the list taken back in the meantime. Checks both again
 * under the lock of the order, which taking the list back takes too.
 */
async function deliver(shop: AdminShop, remittanceId: string, orderId: string): Promise<boolean> {
  const paidLine = and(paidLineCondition(remittanceId), eq(remittanceLines.orderId, orderId));
  const result = await withLockedOrder<undefined, { code: 'moved-on' }>(
    shop,
    orderId,
    async (shop, order) => {
      const isStillPaid = (await shop.db.$count(remittanceLines, paidLine)) > 0;
      if (order.status !== 'shipped' || !isStillPaid) return refuse({ code: 'moved-on' });
      const { entry } = await setOrderStatuses(shop, order, { status: 'delivered' });
      return okRecorded(entry);
    },
  );
  return result.ok;
}
