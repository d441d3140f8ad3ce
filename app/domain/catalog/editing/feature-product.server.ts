import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

export type FeatureProductRefusal = { code: 'product-not-found' };

/**
 * Features a product, so that it is listed first, or stops featuring it. Moves it to the front of its new section.
 */
export async function featureProduct(
  shop: AdminShop,
  { productId, featured }: { productId: string; featured: boolean },
): Promise<Result<undefined, FeatureProductRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const listedCondition = and(eq(products.id, productId), eq(products.active, true));
    const [before] = await shop.db
      .select({ featured: products.featured })
      .from(products)
      .where(listedCondition)
      .for('update');
    if (!before) return refuse({ code: 'product-not-found' });
    if (before.featured === featured) return okRecorded(nothingChanged);
    await shop.db
      .update(products)
      .set({
        featured,
        position: null,
        version: sql`${products.version} + 1`,
        updatedAt: shop.now(),
      })
      .where(listedCondition);
    const entry = await recordAudit(shop, {
      action: 'product-featured',
      subject: { kind: 'product', id: productId },
      before,
      after: { featured },
    });
    return okRecorded(entry);
  });
}
