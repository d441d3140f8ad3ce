import { and, eq, or } from 'drizzle-orm';
import { lowStockCondition } from '#domain/catalog/stock/count-low-stock.server.ts';
import { contains, searchText } from '#domain/kernel/search-text.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { inShopOrder } from './list-products.server.ts';
import type { Product, ProductListFilter } from './product.ts';
import { productColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

export type OwnersProduct = Product & { lowStockThreshold: number };

/**
 * Lists products for the owner: those for sale, those that run low, or the deleted ones. A search matches names and the
 * slug.
 */
export function listProductsForOwner(
  shop: AdminShop,
  search = '',
  { filter = 'all' }: { filter?: ProductListFilter } = {},
): Promise<OwnersProduct[]> {
  const text = searchText(search);
  const columns = [products.nameEn, products.nameSi, products.slug];
  const searchCondition = or(...columns.map((column) => contains(column, text)));
  return shop.db
    .select({ ...productColumns, lowStockThreshold: products.lowStockThreshold })
    .from(products)
    .where(
      and(
        eq(products.active, filter !== 'deleted'),
        filter === 'low' ? lowStockCondition : undefined,
        text === '' ? undefined : searchCondition,
      ),
    )
    .orderBy(...inShopOrder);
}
