import { cleanSearch, folded, type Searched, textsOf } from './search.ts';
import { consonants, fillers, signs, synonyms, vowels, wordsOfAll } from './synonyms.copy.ts';

const nasal = '\u0d82';

/** Spellings of one sound in Latin script, applied in this order. */
const sameSounds: readonly [RegExp, string][] = [
  [/([tdpbkgcsj])h/g, '$1'],
  [/x/g, 'ks'],
  [/[qc]k?/g, 'k'],
  [/w/g, 'v'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/ae/g, 'e'],
  [/ayi/g, 'ai'],
  [/(\p{L})\1+/gu, '$1'],
];

const charactersThatForgive = 5;
/** Longer than for spelling, because many short words sound alike. */
const soundsThatForgive = 6;

type Options = {
  /** The names of the shop: all of its products carry them. */
  brand?: readonly string[];
};

/**
 * Finds similar products where none contains the search text: matches each word in either script by its sound, by a
 * synonym, or with one character wrong, missing, extra or swapped where it has five or more. Products with more of the
 * words in their name come first.
 */
export function similarProducts<P extends Searched>(
  products: readonly P[],
  written: string,
  { brand = [] }: Options = {},
): P[] {
  const own = new Set([...brand, ...wordsOfAll].flatMap(wordsOf).map(({ sound }) => sound));
  const meaningful = wordsOf(cleanSearch(written)).filter(({ text }) => !fillers.has(text));
  if (meaningful.length === 0) return [];
  const named = new Map(meaningful.map((word) => [word.text, word]));
  const searched = [...named.values()].filter(({ sound }) => !own.has(sound)).map(withSynonyms);
  return products
    .map((product) => ({ product, points: pointsOf(product, searched) }))
    .filter(({ points }) => points !== undefined)
    .sort((one, other) => (other.points ?? 0) - (one.points ?? 0))
    .map(({ product }) => product);
}

/** A word as it is written, and its sound in Latin script. */
type Word = { text: string; sound: string };
type SearchedWord = { word: Word; synonyms: readonly Word[] };

const lines = synonyms.map((line) => line.flatMap(wordsOf));

function withSynonyms(word: Word): SearchedWord {
  const matching = lines.filter((line) =>
    line.some((one) => isSame(one, word) || isSame(word, one)),
  );
  return { word, synonyms: matching.flat() };
}

/** Counts the words found in the name; undefined where a word is nowhere in the product. */
function pointsOf(product: Searched, searched: readonly SearchedWord[]): number | undefined {
  const texts = textsOf(product).flatMap(wordsOf);
  if (!searched.every((one) => has(texts, one))) return undefined;
  const names = [product.name.en, product.name.si].flatMap(wordsOf);
  return searched.filter((one) => has(names, one)).length;
}

function has(texts: readonly Word[], searched: SearchedWord): boolean {
  return texts.some(
    (text) =>
      isNearly(text, searched.word) || searched.synonyms.some((synonym) => isSame(text, synonym)),
  );
}

/** Returns whether the text is the word, or begins with it as endings are added in both languages. */
function isSame({ sound }: Word, searched: Word): boolean {
  return (
    sound === searched.sound ||
    (searched.sound.length > 3 && !isNumber(searched) && sound.startsWith(searched.sound))
  );
}

function isNearly(text: Word, searched: Word): boolean {
  if (isSame(text, searched)) return true;
  if (isNumber(searched)) return false;
  return (
    ([...searched.text].length >= charactersThatForgive &&
      beginsNearly(text.text, searched.text)) ||
    (searched.sound.length >= soundsThatForgive && beginsNearly(text.sound, searched.sound))
  );
}

function isNumber({ text }: Word): boolean {
  return /^\p{N}/u.test(text);
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
function wordsOf(text: string): Word[] {
  const words = folded(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => ({ text: word, sound: romanised(word) }));
}

/**
 * Returns how a word sounds, in Latin script: the same for a Sinhala word, its other spellings, and the ways in which
 * people here write it in Latin script ('thailaya', 'tailaya'). Takes one word in lower case, composed.
 */
function romanised(word: string): string {
  return sameSounds.reduce((text, [from, to]) => text.replace(from, to), inLatin(word));
}

function inLatin(word: string): string {
  const characters = [...word];
  return characters
    .map((character, place) => {
      const consonant = consonants[character];
      if (consonant === undefined) return vowels[character] ?? signs[character] ?? character;
      const next = characters[place + 1] ?? '';
      return next in signs && next !== nasal ? consonant : `${consonant}a`;
    })
    .join('');
}
