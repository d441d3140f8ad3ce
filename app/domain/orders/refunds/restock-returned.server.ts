import { and, eq, sql } from 'drizzle-orm';
import { applyStockMoves } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { LockedLine, LockedOrder } from '#domain/orders/lock-order.server.ts';
import type { Refund } from '#domain/orders/order-history.ts';
import { orderLines } from '#domain/orders/tables.server.ts';

export type MoreUnitsThanHeld = { code: 'more-than-held'; productName: Bilingual; held: number };

/** Returns the lines whose units came back, with these units as their quantity. Refuses more units than the order holds. */
export function findReturnedLines(
  order: LockedOrder,
  returnedUnits: ReadonlyMap<string, number>,
): Result<LockedLine[], MoreUnitsThanHeld> {
  const returned = order.lines.flatMap((line) => {
    const quantity = returnedUnits.get(line.productId) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const excess = returned.find(({ quantity, held }) => quantity > held);
  if (!excess) return ok(returned);
  const { productName, held } = excess;
  return refuse({ code: 'more-than-held', productName, held });
}

/** Restocks units that came back with a refund, and returns them with the names of their products. */
export async function restockReturned(
  shop: Shop,
  order: LockedOrder,
  lines: readonly LockedLine[],
): Promise<Refund['restockedUnits']> {
  const moves = lines.map(
    ({ productId, quantity }) => ({ productId, units: quantity, reason: 'returned' }) as const,
  );
  await applyStockMoves(shop, moves, { orderId: order.id });
  // Records no returned units of a cancelled order: reinstating it takes all of its units from stock again.
  if (order.status !== 'cancelled') await recordReturned(shop, order.id, lines);
  return lines.map(({ productName, quantity }) => ({ productName, quantity }));
}

async function recordReturned(shop: Shop, orderId: string, lines: readonly LockedLine[]) {
  for (const { productId, quantity } of lines) {
    await shop.db
      .update(orderLines)
      .set({ returned: sql`${orderLines.returned} + ${quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)));
  }
}
