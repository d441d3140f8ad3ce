import { eq, sql } from 'drizzle-orm';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns products whose stock differs from the sum of the ledger. There must never be one. */
export async function ledgerGaps(shop: Shop) {
  return shop.db
    .select({ slug: products.slug, stock: products.stock })
    .from(products)
    .leftJoin(stockMovements, eq(stockMovements.productId, products.id))
    .groupBy(products.id)
    .having(sql`coalesce(sum(${stockMovements.units}), 0) <> ${products.stock}`);
}
