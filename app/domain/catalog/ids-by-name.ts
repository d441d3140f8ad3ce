import { type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { Product } from './product.ts';

/**
 * Returns the ids of products sorted by name in a language. Runs on the server alone: not every browser knows
 * how Sinhala sorts, and one that sorts otherwise would not match the page it got.
 */
export function idsByName(products: readonly Product[], language: Language): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const nameOf = ({ name }: Product) => textIn(language, name).text;
  return [...products]
    .sort((one, other) => compare(nameOf(one), nameOf(other)))
    .map(({ id }) => id);
}
