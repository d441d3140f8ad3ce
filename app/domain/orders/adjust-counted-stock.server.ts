import { and, eq, gt, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { type AdjustStockRefusal, adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import type { StockAdjustment } from '#domain/catalog/stock/stock-adjustment.ts';
import { stockMovements } from '#domain/catalog/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findProductForStockCount } from './reading/find-stock-ledger.server.ts';
import { orders } from './tables.server.ts';

/**
 * `shownToPack`: the units to subtract from a count, as the form showed them. `shownEntry`: the last audit entry then, or 0.
 */
type CountedAdjustment = StockAdjustment & {
  shownToPack?: number | undefined;
  shownEntry?: number | undefined;
};

/**
 * Adjusts the stock by hand. Refuses a count also if units left or entered the shelf since its form opened, such as for a
 * parcel that was packed: whether the count includes those units is unclear.
 */
export async function adjustCountedStock(
  shop: AdminShop,
  productId: string,
  { shownToPack, shownEntry, ...adjustment }: CountedAdjustment,
): Promise<Result<undefined, AdjustStockRefusal>> {
  const { kind, shownStock } = adjustment;
  if (kind === 'count' && shownStock !== undefined && shownToPack !== undefined) {
    const unitsOnShelf = await countUnitsOnShelf(shop, productId);
    if (unitsOnShelf !== undefined && unitsOnShelf !== shownStock + shownToPack)
      return refuse({ code: 'count-again' });
    if (shownEntry !== undefined && (await hasLeftShelf(shop, productId, shownEntry)))
      return refuse({ code: 'count-again' });
  }
  return adjustStock(shop, productId, adjustment);
}

/** Counts the units that should be on the shelf, where those of an order stay until it is packed. */
async function countUnitsOnShelf(shop: AdminShop, productId: string): Promise<number | undefined> {
  const product = await findProductForStockCount(shop, productId);
  return product?.active ? product.stock + product.toPack : undefined;
}

/**
 * Returns whether units of the product were packed, or shipped without being packed, after an audit entry. A packed order
 * that was cancelled since can hide them in the number of units on the shelf.
 */
async function hasLeftShelf(
  { db }: AdminShop,
  productId: string,
  shownEntry: number,
): Promise<boolean> {
  const { subjectKind, subjectId, number, after } = auditEntries;
  const isShipped = sql`${after} ->> 'status' in ('shipped', 'delivered') and ${orders.packedAt} is null`;
  const [left] = await db
    .select({ number })
    .from(auditEntries)
    .innerJoin(orders, eq(subjectId, sql`${orders.id}::text`))
    .innerJoin(stockMovements, eq(stockMovements.orderId, orders.id))
    .where(
      and(
        ...[eq(subjectKind, 'order'), gt(number, shownEntry)],
        eq(stockMovements.productId, productId),
        sql`(${after} ->> 'isPacked' = 'true' or ${isShipped})`,
      ),
    )
    .limit(1);
  return left !== undefined;
}
