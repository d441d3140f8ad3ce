import { asc, eq, sql } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contentVersion } from './tables.server.ts';

/** What a public page was made of: the words and prices of this version, and the stocks on this shelf. */
export type ContentMark = { version: number; shelf: string };

/**
 * The shelf is read from the stocks themselves. The last line of the ledger would not do: lines get their numbers
 * before they are committed, so a lower one may come to light after a higher one.
 */
export async function readContentMark(shop: Shop): Promise<ContentMark> {
  const version = shop.db.select({ version: contentVersion.version }).from(contentVersion);
  const [found] = await shop.db
    .select({
      version: sql<number>`coalesce((${version}), 0)`.mapWith(Number),
      shelf: sql<string>`coalesce(string_agg(${products.stock}::text, ',' order by ${asc(products.id)}), '')`,
    })
    .from(products)
    .where(eq(products.active, true));
  if (!found) throw new Error('The database counted nothing at all.');
  return found;
}
