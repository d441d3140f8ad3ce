/** Consonants that are joined by a virama and a joiner, with the vowel sign that closes them. */
const joinedLetters = /^\p{L}(?:\u0dca\u200d\p{L}|\p{M})*/u;

/** Returns the initial of a name as readers count: in Sinhala with its vowel sign and what is joined to it. */
export function initialOf(name: string): string {
  return joinedLetters.exec(name.trim())?.[0] ?? '';
}
