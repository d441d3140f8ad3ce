import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { products } from './tables.server.ts';

/** What is sold and runs low, or has run out: from its own threshold down. */
export const isLow: SQL | undefined = and(
  eq(products.active, true),
  lte(products.stock, products.lowStockThreshold),
);

export function countLowShelves(shop: OwnerShop): Promise<number> {
  return shop.db.$count(products, isLow);
}
