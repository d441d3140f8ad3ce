export type TextStatistics = { words: number; characters: number; lines: number };

/** Counts characters as a reader does: combining marks, such as Sinhala vowels, belong to their character. */
export function measureText(input: string): TextStatistics {
  const text = input.replaceAll('\r\n', '\n');
  const characters = text.replace(joinedLetter, '').replace(joined, '');
  return {
    words: text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    characters: [...characters].length,
    lines: text === '' ? 0 : text.split('\n').length,
  };
}

/** ශ්‍ර is one character to a reader: consonant, virama, joiner, consonant. */
const joinedLetter = /\u0dca\u200d\p{L}/gu;
const joined = /[\p{M}\u200c\u200d]/gu;
