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

/** The addresses of the pictures as the form has them, at least one, empty ones too. */
export function imagesIn(values: ProductValues): string[] {
  const sent = imageFields.filter((field) => values[field] !== undefined);
  return sent.length === 0 ? [''] : sent.map((field) => values[field] ?? '');
}

function withImages(images: readonly string[]): Record<ImageField, string> {
  const shown = images.length === 0 ? [''] : images.slice(0, imageFields.length);
  return Object.fromEntries(shown.map((image, place) => [`image${place + 1}`, image]));
}

/**
 * Without JavaScript a field for a picture is added or removed by the server: `add-image`, `remove-image2`.
 * Answers undefined when the form asks for something else.
 */
export function withImageMoved(values: ProductValues): ProductValues | undefined {
  const intent = values['intent'] ?? '';
  const removed = /^remove-image(\d+)$/.exec(intent)?.[1];
  if (intent !== 'add-image' && removed === undefined) return undefined;

  const images = imagesIn(values);
  const moved =
    removed === undefined
      ? [...images, ''].slice(0, imageFields.length)
      : images.filter((_, place) => place + 1 !== Number(removed));
  const others = Object.entries(values).filter(
    ([name]) => name !== 'intent' && !imageFields.includes(name as ImageField),
  );
  return { ...Object.fromEntries(others), ...withImages(moved) };
}
