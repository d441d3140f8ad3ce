import type { ProductWithFacts } from '#domain/catalog/product.ts';
import { factTexts } from '#domain/catalog/product-facts.ts';
import { type ImageField, imageFields } from '#domain/catalog/product-form.ts';

/** What stands in the fields of the form, by their names. */
export type ProductValues = Record<string, string>;

export const emptyValues: ProductValues = { image1: '', lowStockThreshold: '5' };

/** A product as the form shows it. `shownStock` goes back with it, for only the difference is meant. */
export function valuesOf(product: ProductWithFacts): ProductValues {
  return {
    nameEn: product.name.en,
    nameSi: product.name.si,
    descriptionEn: product.description.en,
    descriptionSi: product.description.si,
    priceLkr: String(product.priceLkr),
    stock: String(product.stock),
    shownStock: String(product.stock),
    version: String(product.version),
    lowStockThreshold: String(product.lowStockThreshold),
    featured: product.featured ? 'on' : 'off',
    slug: product.slug,
    ...factTexts(product),
    ...withImages(product.images),
  };
}

/** The addresses of pictures in the fields of the form, at least in one. */
export function withImages(images: readonly string[]): Record<ImageField, string> {
  const shown = images.length === 0 ? [''] : images.slice(0, imageFields.length);
  return Object.fromEntries(shown.map((image, place) => [`image${place + 1}`, image]));
}
