import { sql } from 'drizzle-orm';
import { productColumns } from '#domain/catalog/product-columns.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findPromo, hasPromoCodes } from '#domain/promotions/find-promo.server.ts';
import type { CartPromo } from '#domain/promotions/promo.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type Cart, itemCount } from './cart.ts';
import { type PricedCart, withDeliveryFee } from './priced-cart.ts';

/**
 * Prices a cart by today's catalog and the owner's general delivery fee. Ignores prices sent by the browser. A caller
 * that has read the settings passes them in.
 */
export async function priceCart(shop: Shop, cart: Cart, settings?: Settings): Promise<PricedCart> {
  return { ...(await priceForOrder(shop, cart, settings)), takesPromo: await hasPromoCodes(shop) };
}

/**
 * Prices a cart without checking whether the shop has promo codes: a placed order shows no field for one.
 */
export async function priceForOrder(
  shop: Shop,
  cart: Cart,
  settings?: Settings,
): Promise<PricedCart> {
  const found = await findProducts(shop, cart);
  const priced: PricedCart = {
    lines: [],
    gone: [],
    itemCount: itemCount(cart),
    subtotalLkr: 0,
    promo: cart.promoCode === undefined ? undefined : await promoOf(shop, cart.promoCode),
    discountLkr: 0,
    deliveryFeeLkr: 0,
    totalLkr: 0,
  };
  for (const { productId, quantity } of cart.lines) {
    const product = found.get(productId);
    if (!product?.active) {
      priced.gone.push({ productId, name: product?.name, quantity });
      continue;
    }
    const { slug, name, priceLkr, stock } = product;
    const totalLkr = priceLkr * quantity;
    priced.subtotalLkr += totalLkr;
    const image = product.images[0];
    priced.lines.push({ productId, slug, name, image, quantity, priceLkr, totalLkr, stock });
  }
  const { feeLkr } = deliveryRulesOf(settings ?? (await readSettings(shop)));
  return withDeliveryFee(priced, feeLkr);
}

/** Returns the promo of a code; with the problem `unknown` if the owner has deleted it since it was entered. */
async function promoOf(shop: Shop, code: string): Promise<CartPromo> {
  return (await findPromo(shop, code)) ?? { id: '', code, problem: { code: 'unknown' } };
}

const findByIds = compiledQuery((db) =>
  db
    .select({ ...productColumns, active: products.active })
    .from(products)
    .where(sql`${products.id} = any(${queryParameters('ids').ids}::uuid[])`),
);

async function findProducts(shop: Shop, cart: Cart) {
  const ids = cart.lines.map((line) => line.productId);
  if (ids.length === 0) return new Map<string, never>();
  const rows = await findByIds(shop.db, { ids: `{${ids.join()}}` });
  return new Map(rows.map((row) => [row.id, row]));
}
