import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { nameKey } from '#domain/kernel/name-key.ts';
import { nameKeySql } from '#domain/kernel/search-text.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductDetails } from './product.ts';
import { productDetailsColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

export type ProductSize = {
  id: string;
  slug: string;
  /** The net content of its pack; its name where none was entered. */
  label: Bilingual;
  priceLkr: number;
  per100MlLkr: number;
  stock: number;
};

/**
 * Lists the sizes of a product, itself among them, the smallest first: products for sale with the same size group,
 * ignoring case and joiners. Empty where there is no other.
 */
export async function listSizes(
  shop: Shop,
  { sizeGroup }: Pick<ProductDetails, 'sizeGroup'>,
): Promise<ProductSize[]> {
  if (sizeGroup === '') return [];
  const { id, slug, name, netContent, priceLkr, stock } = productDetailsColumns;
  const rows = await shop.db
    .select({
      id,
      slug,
      name,
      netContent,
      priceLkr,
      stock,
      sizeMl: sql<number>`${products.sizeMl}`,
    })
    .from(products)
    .where(
      and(
        eq(products.active, true),
        isNotNull(products.sizeMl),
        eq(nameKeySql(products.sizeGroup), nameKey(sizeGroup)),
      ),
    )
    .orderBy(asc(products.sizeMl), asc(products.priceLkr), products.id);
  if (rows.length < 2) return [];
  return rows.map(({ name, netContent, sizeMl, ...size }) => ({
    ...size,
    label: netContent.en === '' ? name : netContent,
    per100MlLkr: Math.round((size.priceLkr * 100) / sizeMl),
  }));
}
