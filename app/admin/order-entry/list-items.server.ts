import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

/** Lists the products that can be ordered, with their stock. */
export async function listItems(shop: AdminShop) {
  const products = await listProductsForOwner(shop);
  return products.map(({ id, name, images, priceLkr, stock }) => ({
    productId: id,
    name,
    image: images[0],
    priceLkr,
    stock,
  }));
}
