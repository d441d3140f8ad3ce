import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { products } from './tables.server.ts';

export type DeleteProductRefusal = { code: 'product-not-found' };

/** Takes a product out of the shop. Its row stays, because orders and the ledger name it. */
export async function deleteProduct(
  shop: OwnerShop,
  productId: string,
): Promise<Result<undefined, DeleteProductRefusal>> {
  if (!z.uuid().safeParse(productId).success) return refuse({ code: 'product-not-found' });
  const [deleted] = await shop.db
    .update(products)
    .set({ active: false, updatedAt: shop.now() })
    .where(and(eq(products.id, productId), eq(products.active, true)))
    .returning({ id: products.id });
  return deleted ? ok() : refuse({ code: 'product-not-found' });
}
