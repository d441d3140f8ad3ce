import type { ProductDetails } from '#domain/catalog/product.ts';
import { splitFacts } from '#domain/catalog/product-facts.ts';
import { withImages } from './product-images.ts';

/**
 * Returns the form values of a product, with one more field for a picture. `shownStock` is sent back, because the stock is
 * saved as a difference.
 */
export function valuesOf(product: ProductDetails): Record<string, string> {
  return {
    nameEn: product.name.en,
    nameSi: product.name.si,
    descriptionEn: product.description.en,
    descriptionSi: product.description.si,
    priceLkr: String(product.priceLkr),
    maximumPriceLkr: String(product.maximumPriceLkr ?? ''),
    stock: String(product.stock),
    shownStock: String(product.stock),
    version: String(product.version),
    lowStockThreshold: String(product.lowStockThreshold),
    featured: product.featured ? 'on' : 'off',
    slug: product.slug,
    sizeGroup: product.sizeGroup,
    sizeMl: String(product.sizeMl ?? ''),
    ...splitFacts(product),
    ...withImages([...product.images, '']),
  };
}
