import { type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { Product } from './product.ts';

/**
 * Returns the ids of products sorted by name in a language. Runs on the server only: not every browser can sort Sinhala,
 * and another order would differ from the page that the server rendered.
 */
export function idsSortedByName(products: readonly Product[], language: Language): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const nameOf = ({ name }: Product) => textIn(language, name).text;
  return [...products]
    .sort((one, other) => compare(nameOf(one), nameOf(other)))
    .map(({ id }) => id);
}
