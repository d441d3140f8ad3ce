import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { products } from './tables.server.ts';

export type FeatureProductRefusal = { code: 'product-not-found' };

/** Puts a product among the featured ones, which stand first, or takes it from there. */
export async function featureProduct(
  shop: OwnerShop,
  { productId, featured }: { productId: string; featured: boolean },
): Promise<Result<undefined, FeatureProductRefusal>> {
  if (!z.uuid().safeParse(productId).success) return refuse({ code: 'product-not-found' });
  return inTransaction<OwnerShop, undefined, FeatureProductRefusal>(shop, async (shop) => {
    const [changed] = await shop.db
      .update(products)
      .set({ featured, updatedAt: shop.now() })
      .where(and(eq(products.id, productId), eq(products.active, true)))
      .returning({ id: products.id });
    if (!changed) return refuse({ code: 'product-not-found' });
    await announce(shop, { name: 'content-changed' });
    return ok();
  });
}
