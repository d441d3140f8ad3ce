import { romanised } from './romanised.ts';
import { cleanSearch, folded, type Searched, textsOf } from './search.ts';
import { fillers, synonyms, wordsOfAll } from './synonyms.copy.ts';

const charactersThatForgive = 5;
/** More than of a word itself: many short words sound alike. */
const soundsThatForgive = 6;

type Options = {
  /** The names of the shop: all of its products carry them. */
  brand?: readonly string[];
};

/**
 * Finds what a shopper means where no product has the text itself: each word by itself, in either script, by its sound,
 * by what means the same, or with one character wrong, missing, extra, or swapped with its neighbour where it has five or
 * more. Products that name more of the words in their name come first.
 */
export function similarProducts<P extends Searched>(
  products: readonly P[],
  written: string,
  { brand = [] }: Options = {},
): P[] {
  const own = new Set(
    [...brand, ...wordsOfAll].flatMap((name) => wordsOf(folded(name))).map(romanised),
  );
  const all = wordsOf(folded(cleanSearch(written)));
  const meaningful = all.filter((word) => !fillers.has(word));
  const words = meaningful.filter((word) => !own.has(romanised(word)));
  if (meaningful.length === 0) return [];
  return products
    .map((product) => ({ product, points: pointsOf(product, words) }))
    .filter(({ points }) => points !== undefined)
    .sort((one, other) => (other.points ?? 0) - (one.points ?? 0))
    .map(({ product }) => product);
}

/** Counts the words that the name has; undefined where a word is nowhere in the product. */
function pointsOf(product: Searched, words: readonly string[]): number | undefined {
  const texts = textsOf(product).flatMap(wordsOf);
  if (!words.every((word) => has(texts, word))) return undefined;
  const names = [product.name.en, product.name.si].map(folded).flatMap(wordsOf);
  return words.filter((word) => has(names, word)).length;
}

function has(texts: readonly string[], word: string): boolean {
  const meant = synonyms.filter((line) =>
    line.some((one) => isSame(one, word) || isSame(word, one)),
  );
  return texts.some(
    (text) => isNearly(text, word) || meant.some((line) => line.some((one) => isSame(text, one))),
  );
}

/** Returns whether the text is the word, or begins with it as endings are added in both languages. */
function isSame(text: string, word: string): boolean {
  const [sound, wanted] = [romanised(text), romanised(word)];
  return sound === wanted || (wanted.length > 3 && sound.startsWith(wanted));
}

function isNearly(text: string, word: string): boolean {
  const [sound, wanted] = [romanised(text), romanised(word)];
  return (
    isSame(text, word) ||
    ([...word].length >= charactersThatForgive && beginsNearly(text, word)) ||
    (wanted.length >= soundsThatForgive && beginsNearly(sound, wanted))
  );
}

/** Compares beginnings only, because endings are added to words in both languages. */
function beginsNearly(text: string, word: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === text[same]) same += 1;
  const goesOn = (skippedInText: number, skippedInWord: number) =>
    text.slice(same + skippedInText).startsWith(word.slice(same + skippedInWord));
  const areSwapped = word[same] === text[same + 1] && word[same + 1] === text[same];
  return goesOn(1, 1) || goesOn(0, 1) || goesOn(1, 0) || (areSwapped && goesOn(2, 2));
}

/** Splits a text into words; digits beside characters are one of their own: "100ml". */
function wordsOf(text: string): string[] {
  return text.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
}
