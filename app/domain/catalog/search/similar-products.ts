import { cleanSearch, foldText, type SearchableTexts, textsOf } from './search.ts';
import { consonants, fillers, shopWords, synonyms, vowelSigns, vowels } from './synonyms.copy.ts';

/** The anusvara, which follows a consonant's own 'a' instead of replacing it. */
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

/** The length from which a word may have a typing error. */
const minLengthForTypo = 5;
/** The length from which the sound of a word may have a typing error; longer, because many short words sound alike. */
const minSoundForTypo = 6;

type Options = {
  /** The names of the shop, which are ignored in a search, because they distinguish no product. */
  brand?: readonly string[];
};

/**
 * Finds products that match every word of a search in either script by its sound, by a synonym or despite one typing
 * error. Lists products with more of the words in their name first.
 */
export function findSimilarProducts<P extends SearchableTexts>(
  products: readonly P[],
  input: string,
  { brand = [] }: Options = {},
): P[] {
  const ignored = new Set([...brand, ...shopWords].flatMap(wordsOf).map(({ sound }) => sound));
  const meaningful = wordsOf(cleanSearch(input)).filter(({ text }) => !fillers.has(text));
  if (meaningful.length === 0) return [];
  const distinct = new Map(meaningful.map((word) => [word.text, word]));
  const searched = [...distinct.values()]
    .filter(({ sound }) => !ignored.has(sound))
    .map(withSynonyms);
  return products
    .map((product) => ({ product, points: pointsOf(product, searched) }))
    .filter(({ points }) => points !== undefined)
    .sort((one, other) => (other.points ?? 0) - (one.points ?? 0))
    .map(({ product }) => product);
}

/** A word as it is written, and its sound in Latin script. */
type Word = { text: string; sound: string };
type SearchedWord = { word: Word; synonyms: readonly Word[] };

const synonymLines = synonyms.map((line) => line.flatMap(wordsOf));

function withSynonyms(word: Word): SearchedWord {
  const matching = synonymLines.filter((line) =>
    line.some((one) => isOrBeginsWith(one, word) || isOrBeginsWith(word, one)),
  );
  return { word, synonyms: matching.flat() };
}

/** Counts the words found in the name; undefined where a word is nowhere in the product. */
function pointsOf(product: SearchableTexts, searched: readonly SearchedWord[]): number | undefined {
  const texts = textsOf(product).flatMap(wordsOf);
  if (!searched.every((one) => containsWord(texts, one))) return undefined;
  const names = [product.name.en, product.name.si].flatMap(wordsOf);
  return searched.filter((one) => containsWord(names, one)).length;
}

function containsWord(texts: readonly Word[], searched: SearchedWord): boolean {
  return texts.some(
    (text) =>
      isNearly(text, searched.word) ||
      searched.synonyms.some((synonym) => isOrBeginsWith(text, synonym)),
  );
}

/** Returns whether the text is the word, or begins with it, because endings are added to words in both languages. */
function isOrBeginsWith({ sound }: Word, searched: Word): boolean {
  return (
    sound === searched.sound ||
    (searched.sound.length > 3 && !isNumber(searched) && sound.startsWith(searched.sound))
  );
}

/** Returns the same as `isOrBeginsWith`, but allows one typing error in a searched word that is long enough. */
function isNearly(text: Word, searched: Word): boolean {
  if (isOrBeginsWith(text, searched)) return true;
  if (isNumber(searched)) return false;
  return (
    ([...searched.text].length >= minLengthForTypo && beginsNearly(text.text, searched.text)) ||
    (searched.sound.length >= minSoundForTypo && beginsNearly(text.sound, searched.sound))
  );
}

function isNumber({ text }: Word): boolean {
  return /^\p{N}/u.test(text);
}

/** Compares beginnings only, because endings are added to words in both languages. */
function beginsNearly(text: string, word: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === text[start]) start += 1;
  const matchesAfter = (skippedInText: number, skippedInWord: number) =>
    text.slice(start + skippedInText).startsWith(word.slice(start + skippedInWord));
  const areSwapped = word[start] === text[start + 1] && word[start + 1] === text[start];
  return (
    matchesAfter(1, 1) ||
    matchesAfter(0, 1) ||
    matchesAfter(1, 0) ||
    (areSwapped && matchesAfter(2, 2))
  );
}

/** Splits a text into words. Digits are a word of their own: "100ml" has two. */
function wordsOf(text: string): Word[] {
  const words = foldText(text).match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => ({ text: word, sound: romanise(word) }));
}

/**
 * Returns how a word sounds, in Latin script: the same for a Sinhala word, its other spellings, and the ways in which
 * people here write it in Latin script ('thailaya', 'tailaya'). Takes one word in lower case, composed.
 */
function romanise(word: string): string {
  return sameSounds.reduce((text, [from, to]) => text.replace(from, to), toLatin(word));
}

function toLatin(word: string): string {
  const characters = [...word];
  return characters
    .map((character, index) => {
      const consonant = consonants[character];
      if (consonant === undefined) return vowels[character] ?? vowelSigns[character] ?? character;
      const next = characters[index + 1] ?? '';
      return next in vowelSigns && next !== nasal ? consonant : `${consonant}a`;
    })
    .join('');
}
