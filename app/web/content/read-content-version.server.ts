import { asc, eq, sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { shopPictures } from '#domain/media/tables.server.ts';
import { policies } from '#domain/policies/tables.server.ts';
import { reviews } from '#domain/reviews/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';

/** The version of all texts and prices that public pages show, and the stock of the products. */
export type ContentVersion = { version: string; stock: string };

/**
 * Reads the versions of settings, policies, reviews, pictures and products, and the day, on which delivery dates depend.
 * Stock edited by hand changes a product's `updatedAt`; orders change only the stock, for which pages are renewed less often.
 */
export async function readContentVersion(shop: Shop): Promise<ContentVersion> {
  const settingsVersion = shop.db.select({ version: settings.version }).from(settings);
  const policyVersions = shop.db
    .select({
      versions: sql`string_agg(${policies.kind} || ${policies.version}, ',' order by ${policies.kind})`,
    })
    .from(policies);
  const productVersion = sql`${products.id} || ':' || ${products.version} || ':' || extract(epoch from ${products.updatedAt})`;
  const productVersions = sql`md5(string_agg(${productVersion}, ',' order by ${asc(products.id)}))`;
  const pictureVersion = sql`${shopPictures.name} || ${shopPictures.pictureId} || extract(epoch from ${shopPictures.updatedAt})`;
  const pictureVersions = shop.db
    .select({ versions: sql`string_agg(${pictureVersion}, ',' order by ${shopPictures.name})` })
    .from(shopPictures);
  const reviewVersion = shop.db.select({ versions: sql`sum(${reviews.version})` }).from(reviews);
  const [found] = await shop.db
    .select({
      version: sql<string>`concat_ws(' ', ${dayIn(shop.now())}::text, (${settingsVersion}), (${policyVersions}), (${reviewVersion}), (${pictureVersions}), ${productVersions})`,
      stock: sql<string>`coalesce(string_agg(${products.stock}::text, ',' order by ${asc(products.id)}), '')`,
    })
    .from(products)
    .where(eq(products.active, true));
  if (!found) throw new Error('The query for the content version returned no row.');
  return found;
}
