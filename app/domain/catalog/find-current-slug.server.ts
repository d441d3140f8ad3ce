import { and, desc, eq, sql } from 'drizzle-orm';
import { adminEntryCondition, auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { slugOf } from './editing/slug.ts';
import { products } from './tables.server.ts';

/**
 * Finds the current slug of the product for sale that last had a former slug. Reads the activity log, which has the
 * changes of two years.
 */
export async function findCurrentSlug(
  { db }: Shop,
  formerSlug: string,
): Promise<string | undefined> {
  if (slugOf(formerSlug) !== formerSlug) return undefined;
  const { number, action, subjectKind, subjectId, before } = auditEntries;
  const [product] = await db
    .select({ slug: products.slug })
    .from(auditEntries)
    .innerJoin(products, eq(sql`${products.id}::text`, subjectId))
    .where(
      and(
        adminEntryCondition(auditEntries),
        eq(subjectKind, 'product'),
        eq(action, 'product-saved'),
        sql`${before} ->> 'slug' = ${formerSlug}`,
        eq(products.active, true),
      ),
    )
    .orderBy(desc(number))
    .limit(1);
  return product?.slug;
}
