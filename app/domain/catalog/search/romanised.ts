import { consonants, signs, vowels } from './sinhala-sounds.copy.ts';

const nasal = '\u0d82';

/** Ways to write one sound in Latin script, in this order. */
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

/**
 * Returns how a word sounds, in Latin script: the same for a Sinhala word, its other spellings, and the ways in which
 * people here write it in Latin script ('thailaya', 'tailaya'). Takes one word in lower case, composed.
 */
export function romanised(word: string): string {
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
