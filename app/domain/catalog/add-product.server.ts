import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { drawSlug } from './draw-slug.server.ts';
import type { ProductForm } from './product-form.ts';
import { recordMovement } from './record-movement.server.ts';
import { products } from './tables.server.ts';

/** Puts a new product on the shelf, with the line of the ledger that says how its units came there. */
export function addProduct(
  shop: OwnerShop,
  form: ProductForm,
): Promise<Result<{ productId: string }, never>> {
  return inTransaction<OwnerShop, { productId: string }, never>(shop, async (shop) => {
    const productId = crypto.randomUUID();
    const slug = await drawSlug(shop, form.slug || form.nameEn);
    const now = shop.now();
    await shop.db
      .insert(products)
      .values({ ...form, slug, id: productId, createdAt: now, updatedAt: now });
    if (form.stock > 0) {
      await recordMovement(shop, { productId, units: form.stock, reason: 'opening' });
    }
    await announce(shop, { name: 'content-changed' });
    return ok({ productId });
  });
}
