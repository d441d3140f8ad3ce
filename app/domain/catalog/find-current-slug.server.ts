import { and, desc, eq, sql } from 'drizzle-orm';
import { adminEntryCondition, auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { slugOf } from './editing/slug.ts';
import { products } from './tables.server.ts';

/**
 * Finds today's slug of a product for sale that had this one before. The activity log tells, as long as it keeps the
 * change: for two years.
 */
export async function findMovedSlug({ db }: Shop, slug: string): Promise<string | undefined> {
  if (slugOf(slug) !== slug) return undefined;
  const { number, action, subjectKind, subjectId, before } = auditEntries;
  const [moved] = await db
    .select({ slug: products.slug })
    .from(auditEntries)
    .innerJoin(products, eq(sql`${products.id}::text`, subjectId))
    .where(
      and(
        adminEntryCondition(auditEntries),
        eq(subjectKind, 'product'),
        eq(action, 'product-saved'),
        sql`${before} ->> 'slug' = ${slug}`,
        eq(products.active, true),
      ),
    )
    .orderBy(desc(number))
    .limit(1);
  return moved?.slug;
}
