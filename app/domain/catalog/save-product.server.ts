import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { drawSlug } from './draw-slug.server.ts';
import { type ProductChanges, productLimits } from './product-form.ts';
import { recordMovement } from './record-movement.server.ts';
import { products } from './tables.server.ts';

export type SaveProductRefusal =
  | { code: 'product-not-found' }
  | { code: 'stock-below-zero'; stock: number }
  | { code: 'stock-too-large'; stock: number };

/**
 * Changes what was sent and nothing else. Of the stock only the difference counts, between what the form showed and
 * what it sends: units that were sold while it was open stay sold. A stock without the one shown is meant as it is.
 */
export async function saveProduct(
  shop: OwnerShop,
  productId: string,
  changes: ProductChanges,
): Promise<Result<undefined, SaveProductRefusal>> {
  if (!z.uuid().safeParse(productId).success) return refuse({ code: 'product-not-found' });
  return inTransaction<OwnerShop, undefined, SaveProductRefusal>(shop, async (shop) => {
    const slug = await slugWanted(shop, productId, changes);
    const current = await lockProduct(shop, productId);
    if (!current) return refuse({ code: 'product-not-found' });

    const units = unitsMeant(changes, current);
    const stock = current.stock + units;
    if (stock < 0) return refuse({ code: 'stock-below-zero', stock: current.stock });
    if (stock > productLimits.stock) {
      return refuse({ code: 'stock-too-large', stock: current.stock });
    }

    await shop.db
      .update(products)
      .set({ ...fieldsSent(changes), slug, stock, updatedAt: shop.now() })
      .where(eq(products.id, productId));
    if (units !== 0) await recordMovement(shop, { productId, units, reason: 'adjusted' });
    await announce(shop, { name: 'content-changed' });
    return ok();
  });
}

/** Drawn before the product is locked, so that two who save wait for each other in one order only. */
async function slugWanted(shop: OwnerShop, productId: string, { slug, nameEn }: ProductChanges) {
  if (slug === undefined) return undefined;
  const wanted = slug || (nameEn ?? '');
  return wanted === '' ? undefined : drawSlug(shop, wanted, { productId });
}

/** Orders that want units of this product wait until the change is done. */
async function lockProduct(shop: OwnerShop, productId: string) {
  const [product] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)))
    .for('update');
  return product;
}

function unitsMeant({ stock, shownStock }: ProductChanges, current: { stock: number }): number {
  return stock === undefined ? 0 : stock - (shownStock ?? current.stock);
}

/** Columns set to undefined are left alone. */
function fieldsSent({ shownStock: _, stock: __, slug: ___, ...fields }: ProductChanges) {
  return fields;
}
