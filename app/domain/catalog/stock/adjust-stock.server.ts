import { and, eq, gt, inArray, ne, sql, sum } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import type { StockAdjustment } from './stock-adjustment.ts';

export type AdjustStockRefusal =
  | { code: 'product-not-found' }
  | { code: 'nothing-to-move' }
  | { code: 'count-again' }
  | { code: 'stock-below-zero'; stock: number }
  | { code: 'stock-too-large'; stock: number };

/**
 * Adjusts the stock by hand, for a reason that the ledger records. Refuses to take more units than there are, to add any
 * beyond the limit of a stock, and a count during which units were adjusted or returned.
 */
export async function adjustStock(
  shop: AdminShop,
  productId: string,
  adjustment: StockAdjustment,
): Promise<Result<undefined, AdjustStockRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const before = await lockStock(shop, productId);
    if (before === undefined) return refuse({ code: 'product-not-found' });
    const units = signedUnits(adjustment, before);
    const refusal =
      (await countRefusal(shop, productId, adjustment)) ?? refusalOf(adjustment, units, before);
    if (refusal) return refuse(refusal);

    const { note } = adjustment;
    await shop.db
      .update(products)
      .set({ stock: sql`${products.stock} + ${units}`, updatedAt: shop.now() })
      .where(eq(products.id, productId));
    await recordMovement(shop, { productId, units, reason: 'adjusted', note });
    const entry = await recordAudit(shop, {
      action: 'product-stock-adjusted',
      subject: { kind: 'product', id: productId },
      before: { stock: before },
      after: { stock: before + units, note },
    });
    return okRecorded(entry);
  });
}

/** Locks the stock, so that orders of this product wait until the change is done. */
async function lockStock(shop: AdminShop, productId: string): Promise<number | undefined> {
  const [product] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)))
    .for('update');
  return product?.stock;
}

/**
 * Refuses a count if stock was adjusted or returned since its form opened: whether it includes those units is unclear. A
 * lost parcel, which is a return and a loss in one transaction, moves nothing on the shelf.
 */
async function countRefusal(
  shop: AdminShop,
  productId: string,
  { kind, shownMovement }: StockAdjustment,
): Promise<AdjustStockRefusal | undefined> {
  if (kind !== 'count' || shownMovement === undefined) return undefined;
  const { id, reason, units } = stockMovements;
  const since = and(
    eq(stockMovements.productId, productId),
    inArray(reason, ['adjusted', 'returned']),
    gt(id, shownMovement),
  );
  const moved = await shop.db
    .select({ units: sum(units) })
    .from(stockMovements)
    .where(since)
    .groupBy(sql`${stockMovements}.xmin::text`)
    .having(ne(sum(units), sql`0`))
    .limit(1);
  return moved.length > 0 ? { code: 'count-again' } : undefined;
}

function refusalOf(
  { kind }: StockAdjustment,
  units: number,
  stock: number,
): AdjustStockRefusal | undefined {
  if (units === 0) return { code: 'nothing-to-move' };
  if (stock + units < 0) {
    return kind === 'count' ? { code: 'count-again' } : { code: 'stock-below-zero', stock };
  }
  return units > 0 && stock + units > productLimits.stock
    ? { code: 'stock-too-large', stock }
    : undefined;
}

function signedUnits({ kind, units, shownStock }: StockAdjustment, stock: number): number {
  if (kind === 'count') return units - (shownStock ?? stock);
  return kind === 'add' ? units : -units;
}
