import type { ProductFacts, ProductWithFacts } from '#domain/catalog/product.ts';
import { type FactField, type ImageField, imageFields } from '#domain/catalog/product-form.ts';

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
    ...factsIn(product),
    ...withImages(product.images),
  };
}

function factsIn(facts: ProductFacts): Record<FactField, string> {
  return {
    netContentEn: facts.netContent.en,
    netContentSi: facts.netContent.si,
    ingredientsEn: facts.ingredients.en,
    ingredientsSi: facts.ingredients.si,
    howToUseEn: facts.howToUse.en,
    howToUseSi: facts.howToUse.si,
    warningsEn: facts.warnings.en,
    warningsSi: facts.warnings.si,
    makerEn: facts.maker.en,
    makerSi: facts.maker.si,
    approvalNumber: facts.approvalNumber,
  };
}

/** The addresses of pictures in the fields of the form, at least in one. */
export function withImages(images: readonly string[]): Record<ImageField, string> {
  const shown = images.length === 0 ? [''] : images.slice(0, imageFields.length);
  return Object.fromEntries(shown.map((image, place) => [`image${place + 1}`, image]));
}
