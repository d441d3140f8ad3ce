import { and, like, ne, sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { productLimits } from './product-form.ts';
import { slugOf } from './slug.ts';

/**
 * Returns a slug that no other product has, deleted ones included, because links to them may exist. Locks slugs until
 * the transaction ends, so that two products of one name never get the same.
 */
export async function findFreeSlug(
  shop: Shop,
  text: string,
  { productId }: { productId?: string } = {},
): Promise<string> {
  const slug = slugOf(text).slice(0, productLimits.slug).replace(/-$/, '');
  const base = slug === '' ? `product-${crypto.randomUUID().slice(0, 8)}` : slug;
  await shop.db.execute(sql`select pg_advisory_xact_lock(hashtext('product-slugs'))`);
  const taken = await listTaken(shop, base, productId);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const numbered = withSuffix(base, `-${number}`);
    if (!taken.has(numbered)) return numbered;
  }
}

/** Adds the suffix, and shortens the base where both are longer than a slug may be. */
function withSuffix(base: string, suffix: string): string {
  return base.slice(0, productLimits.slug - suffix.length).replace(/-$/, '') + suffix;
}

const maxSuffixLength = 8;

/** Lists the slugs with the prefix that the base and all its numbered variants share. */
async function listTaken(
  shop: Shop,
  base: string,
  productId: string | undefined,
): Promise<Set<string>> {
  const beginning = withSuffix(base, 'x'.repeat(maxSuffixLength)).slice(0, -maxSuffixLength);
  const rows = await shop.db
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(
        like(products.slug, `${beginning}%`),
        productId === undefined ? undefined : ne(products.id, productId),
      ),
    );
  return new Set(rows.map((row) => row.slug));
}
