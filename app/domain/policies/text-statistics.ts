export type TextStatistics = { words: number; characters: number; lines: number };

/** As a reader counts: what is joined to a letter, such as the vowel signs of Sinhala, is a part of it. */
export function textStatistics(written: string): TextStatistics {
  const text = written.replaceAll('\r\n', '\n');
  const letters = text.replace(joinedLetter, '').replace(joined, '');
  return {
    words: text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    characters: [...letters].length,
    lines: text === '' ? 0 : text.split('\n').length,
  };
}

/** ශ්‍ර is one written unit: a letter, the sign that takes its vowel away, a joiner, a letter. */
const joinedLetter = /\u0dca\u200d\p{L}/gu;
const joined = /[\p{M}\u200c\u200d]/gu;
