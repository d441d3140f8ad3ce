import type { Product } from '#domain/catalog/product.ts';

export type SearchableTexts = Pick<Product, 'name' | 'description'>;

const maxSearchLength = 100;

/** Cleans search text: composes and trims it, limits its length, and replaces control characters by spaces. */
export function cleanSearch(input: string): string {
  // Cuts roughly first, so that a huge text costs nothing; exactly to the limit below.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a URL may contain these, but a search never means them
  const readable = input.slice(0, 10 * maxSearchLength).replace(/[\0-\x1f\x7f]+/g, ' ');
  return [...readable.normalize('NFC').trim()].slice(0, maxSearchLength).join('').trim();
}

/** Finds products with the text in a name or a description of either language. */
export function searchProducts<P extends SearchableTexts>(
  products: readonly P[],
  input: string,
): P[] {
  const searched = foldText(cleanSearch(input));
  return products.filter((product) => textsOf(product).some((text) => text.includes(searched)));
}

export function textsOf({ name, description }: SearchableTexts): string[] {
  return [name.en, name.si, description.en, description.si].map(foldText);
}

/**
 * Folds a text for comparing: ignores case, composition, invisible characters such as joiners, and the amount of white
 * space.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
