import { type AdjustStockRefusal, adjustStock } from '#domain/catalog/stock/adjust-stock.server.ts';
import type { StockAdjustment } from '#domain/catalog/stock/stock-adjustment.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findProductForStockCount } from './reading/find-stock-ledger.server.ts';

/** `shownToPack`: the units to subtract from a count, as the form showed them. */
type CountedAdjustment = StockAdjustment & { shownToPack?: number | undefined };

/**
 * Adjusts the stock by hand. Refuses a count also if units left or entered the shelf since its form opened, such as for a
 * parcel that was packed: whether the count includes those units is unclear.
 */
export async function adjustCountedStock(
  shop: AdminShop,
  productId: string,
  { shownToPack, ...adjustment }: CountedAdjustment,
): Promise<Result<undefined, AdjustStockRefusal>> {
  const { kind, shownStock } = adjustment;
  if (kind === 'count' && shownStock !== undefined && shownToPack !== undefined) {
    const unitsOnShelf = await countUnitsOnShelf(shop, productId);
    if (unitsOnShelf !== undefined && unitsOnShelf !== shownStock + shownToPack)
      return refuse({ code: 'count-again' });
  }
  return adjustStock(shop, productId, adjustment);
}

/** Counts the units that should be on the shelf, where those of an order stay until it is packed. */
async function countUnitsOnShelf(shop: AdminShop, productId: string): Promise<number | undefined> {
  const product = await findProductForStockCount(shop, productId);
  return product?.active ? product.stock + product.toPack : undefined;
}
