import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';

/** Lists the products that can be ordered, with their stock. */
export async function listItems(shop: OwnerShop) {
  const products = await listProductsForOwner(shop);
  return products.map(({ id, name, images, priceLkr, stock }) => ({
    productId: id,
    name,
    image: images[0],
    priceLkr,
    stock,
  }));
}
