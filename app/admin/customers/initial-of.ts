const graphemes = new Intl.Segmenter('si', { granularity: 'grapheme' });
const joiner = '\u200d';

/** Returns what a person would write as the initial: with its vowel sign, and a conjunct such as ශ්‍රී whole. */
export function initialOf(name: string): string {
  let initial = '';
  for (const { segment } of graphemes.segment(name.trim())) {
    initial += segment;
    if (!segment.endsWith(joiner)) break;
  }
  return initial.toLocaleUpperCase('en');
}
