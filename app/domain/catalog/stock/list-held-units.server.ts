import { eq, sql, sum } from 'drizzle-orm';
import { stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductUnits } from './stock.ts';

/** Lists the units that an order has taken from stock and that were not restocked, by the stock ledger. */
export async function listHeldUnits(shop: Shop, orderId: string): Promise<ProductUnits[]> {
  const moved = await shop.db
    .select({
      productId: stockMovements.productId,
      quantity: sql<number>`${sum(stockMovements.units)} * -1`.mapWith(Number),
    })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.productId);
  return moved.filter((row) => row.quantity > 0);
}
