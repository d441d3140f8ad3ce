import type { Product } from './product.ts';

export type Searched = Pick<Product, 'name' | 'description'>;

const longestSearch = 100;
const lettersThatForgive = 5;

/** Cleans search text: limits its length and removes control characters. */
export function cleanSearch(written: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what an address may carry and a search never means
  const readable = written.slice(0, 10 * longestSearch).replace(/[\0-\x1f\x7f]+/g, ' ');
  return [...readable.normalize('NFC').trim()].slice(0, longestSearch).join('').trim();
}

/**
 * Finds products with the text in a name or a description of either language; else those with each word by itself. A
 * word of five or more characters may then have one wrong, missing, extra, or swapped with its neighbour.
 */
export function searchProducts<P extends Searched>(products: readonly P[], written: string): P[] {
  const wanted = folded(cleanSearch(written));
  if (wanted === '') return [...products];
  const shelf = products.map((product) => ({ product, texts: textsOf(product) }));
  const exact = shelf.filter(({ texts }) => texts.some((text) => text.includes(wanted)));
  const words = wordsOf(wanted);
  const found = exact.length > 0 ? exact : shelf.filter(({ texts }) => hasEach(words, texts));
  return found.map(({ product }) => product);
}

function textsOf({ name, description }: Searched): string[] {
  return [name.en, name.si, description.en, description.si].map(folded);
}

/** Folds characters that look the same: ignores case, composition and joiners. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

function hasEach(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return false;
  const there = texts.flatMap(wordsOf);
  return words.every(
    (word) =>
      texts.some((text) => text.includes(word)) ||
      ([...word].length >= lettersThatForgive && there.some((one) => beginsNearly(one, word))),
  );
}

/** Compares beginnings only, because endings are added to words in both languages. */
function beginsNearly(text: string, word: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === text[same]) same += 1;
  const isLike = (skippedInText: number, skippedInWord: number) =>
    text.slice(same + skippedInText).startsWith(word.slice(same + skippedInWord));
  const areSwapped = word[same] === text[same + 1] && word[same + 1] === text[same];
  return isLike(1, 1) || isLike(0, 1) || isLike(1, 0) || (areSwapped && isLike(2, 2));
}
