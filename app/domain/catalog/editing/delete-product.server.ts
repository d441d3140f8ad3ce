import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

export type DeleteProductRefusal = { code: 'product-not-found' };

/**
 * Deletes a product from the shop. Its row stays, because orders and the ledger name it. A repeat after a lost response
 * returns what the first returned.
 */
export async function deleteProduct(
  shop: AdminShop,
  productId: string,
): Promise<Result<undefined, DeleteProductRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [deleted] = await shop.db
      .update(products)
      .set({ active: false, updatedAt: shop.now() })
      .where(and(eq(products.id, productId), eq(products.active, true)))
      .returning({ id: products.id });
    if (!deleted) return resolveRepeat(shop, productId);
    const entry = await recordAudit(shop, {
      action: 'product-deleted',
      subject: { kind: 'product', id: productId },
      before: { active: true },
      after: { active: false },
    });
    return okRecorded(entry);
  });
}

async function resolveRepeat(
  shop: AdminShop,
  productId: string,
): Promise<Recording<undefined, DeleteProductRefusal>> {
  const isKnown = (await shop.db.$count(products, eq(products.id, productId))) > 0;
  return isKnown ? okRecorded(nothingChanged) : refuse({ code: 'product-not-found' });
}
