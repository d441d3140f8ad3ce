import { and, eq, lte, type SQL } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

/** Matches products for sale that run low or have run out: at or below their own threshold. */
export const lowStockCondition: SQL | undefined = and(
  eq(products.active, true),
  lte(products.stock, products.lowStockThreshold),
);

export function countLowStock(shop: AdminShop): Promise<number> {
  return shop.db.$count(products, lowStockCondition);
}
