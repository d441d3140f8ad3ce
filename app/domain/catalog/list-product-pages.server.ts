import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { inShopOrder } from './list-products.server.ts';
import { products } from './tables.server.ts';

/** Lists the product pages and when each last changed, in the order of the shop. */
export function listProductPages(shop: Shop): Promise<{ slug: string; updatedAt: Date }[]> {
  return shop.db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(...inShopOrder);
}
