import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

export type RestoreProductRefusal = { code: 'product-not-found' };

/** Restores a deleted product. Idempotent. */
export async function restoreProduct(
  shop: AdminShop,
  productId: string,
): Promise<Result<undefined, RestoreProductRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [restored] = await shop.db
      .update(products)
      .set({ active: true, updatedAt: shop.now() })
      .where(and(eq(products.id, productId), eq(products.active, false)))
      .returning({ id: products.id });
    if (!restored) return resolveRepeat(shop, productId);
    const entry = await recordAudit(shop, {
      action: 'product-restored',
      subject: { kind: 'product', id: productId },
      before: { active: false },
      after: { active: true },
    });
    await announce(shop, { name: 'product-changed' });
    return okRecorded(entry);
  });
}

async function resolveRepeat(
  shop: AdminShop,
  productId: string,
): Promise<Recording<undefined, RestoreProductRefusal>> {
  const isKnown = (await shop.db.$count(products, eq(products.id, productId))) > 0;
  return isKnown ? okRecorded(nothingChanged) : refuse({ code: 'product-not-found' });
}
