import { and, eq, gte, sql } from 'drizzle-orm';
import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { applyStockMoves } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import { recordMovement } from '#domain/catalog/stock/record-movement.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { lostUnitsNote } from './lost-units.copy.ts';

type ReceiveRefusal = { code: 'order-not-found' } | { code: 'not-returning' };

/**
 * Marks a refused parcel as received, or as lost. Restocks its units if they came back undamaged. Refuses an order whose
 * parcel is not returning. Idempotent.
 */
export function receiveReturn(
  shop: AdminShop,
  { orderId, isRestocked }: { orderId: string; isRestocked: boolean },
): Promise<Result<undefined, ReceiveRefusal>> {
  return withLockedOrder<undefined, ReceiveRefusal>(shop, orderId, async (shop, order) => {
    const isReturning = order.deliveryRefusedAt !== null && order.returnReceivedAt === null;
    if (order.status !== 'cancelled' || !isReturning) {
      const isRepeat = await wasReceivedBefore(shop, order, isRestocked);
      return isRepeat ? okRecorded(nothingChanged) : refuse({ code: 'not-returning' });
    }
    if (isRestocked) await restockHeldUnits(shop, order);
    else await writeOffHeldUnits(shop, order);
    const set = { returnReceivedAt: shop.now() };
    const details = { isRestocked };
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-return-received', set, details }),
    );
  });
}

/** Returns whether the parcel of a cancelled order was received before, with the same outcome. */
async function wasReceivedBefore(
  shop: AdminShop,
  { id, status, returnReceivedAt }: LockedOrder,
  isRestocked: boolean,
): Promise<boolean> {
  if (status !== 'cancelled' || returnReceivedAt === null) return false;
  const { action, subjectKind, subjectId, after, at } = auditEntries;
  const ofReceiving = and(
    eq(subjectKind, 'order'),
    eq(subjectId, id),
    eq(action, 'order-return-received'),
    gte(at, returnReceivedAt),
    sql`${after} -> 'isRestocked' = ${`${isRestocked}`}::jsonb`,
  );
  return (await shop.db.$count(auditEntries, ofReceiving)) > 0;
}

/** Restocks all units that an order holds. */
export async function restockHeldUnits(shop: AdminShop, { id, lines }: LockedOrder): Promise<void> {
  const moves = lines.map(
    ({ productId, held }) => ({ productId, units: held, reason: 'returned' }) as const,
  );
  await applyStockMoves(shop, moves, { orderId: id });
}

/**
 * Writes off all units that an order holds: a return and a loss in the stock ledger, so that the order holds none and
 * cannot restock them later, while the stock stays as it is.
 */
async function writeOffHeldUnits(
  shop: AdminShop,
  { id: orderId, orderNumber, lines }: LockedOrder,
): Promise<void> {
  const { en, si } = lostUnitsNote(orderNumber);
  const note = `${en} · ${si}`;
  for (const { productId, held } of lines.filter(({ held }) => held > 0)) {
    await recordMovement(shop, { productId, units: held, reason: 'returned', orderId });
    await recordMovement(shop, { productId, units: -held, reason: 'adjusted', note });
  }
}
