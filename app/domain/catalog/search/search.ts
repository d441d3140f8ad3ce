import type { Product } from '#domain/catalog/product.ts';

export type Searched = Pick<Product, 'name' | 'description'>;

const maxSearchLength = 100;

/** Cleans search text: limits its length and removes control characters. */
export function cleanSearch(written: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what an address may carry and a search never means
  const readable = written.slice(0, 10 * maxSearchLength).replace(/[\0-\x1f\x7f]+/g, ' ');
  return [...readable.normalize('NFC').trim()].slice(0, maxSearchLength).join('').trim();
}

/** Finds products with the text in a name or a description of either language. */
export function searchProducts<P extends Searched>(products: readonly P[], written: string): P[] {
  const searched = folded(cleanSearch(written));
  return products.filter((product) => textsOf(product).some((text) => text.includes(searched)));
}

export function textsOf({ name, description }: Searched): string[] {
  return [name.en, name.si, description.en, description.si].map(folded);
}

/** Folds characters that look the same: ignores case, composition and joiners. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
