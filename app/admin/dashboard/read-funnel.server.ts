import { type ViewedProduct, viewedProducts } from '#domain/analytics/viewed-products.server.ts';
import { visitDays } from '#domain/analytics/visit-figures.server.ts';
import { findProductNames } from '#domain/catalog/find-product-names.server.ts';
import { startOfLastDays } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import {
  countOrdersAfterVisits,
  ordersOfProducts,
} from '#domain/orders/reports/orders-after-visits.server.ts';

const mostShown = 5;

export type FunnelProduct = ViewedProduct & { name: string; orders: number };
export type Funnel = { orders: number; products: FunnelProduct[] };

/** How visits of seven days became orders, and the same for the products that were looked at most. */
export async function readFunnel(shop: OwnerShop): Promise<Funnel> {
  const since = startOfLastDays(shop.now(), visitDays);
  const [orders, viewed] = await Promise.all([
    countOrdersAfterVisits(shop, since),
    viewedProducts(shop),
  ]);
  const ids = viewed.map(({ productId }) => productId);
  const [names, ordered] = await Promise.all([
    findProductNames(shop, ids),
    ordersOfProducts(shop, ids, since),
  ]);
  const products = viewed.flatMap((one) => {
    const name = names.get(one.productId)?.name;
    return name ? [{ ...one, name, orders: ordered.get(one.productId) ?? 0 }] : [];
  });
  return { orders, products: products.slice(0, mostShown) };
}
