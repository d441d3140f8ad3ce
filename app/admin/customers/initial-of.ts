const graphemes = new Intl.Segmenter('si', { granularity: 'grapheme' });
const joiner = '\u200d';

/** Returns the initial as a reader writes it: with its vowel sign, and a conjunct such as ශ්‍රී as one unit. */
export function initialOf(name: string): string {
  let initial = '';
  for (const { segment } of graphemes.segment(name.trim())) {
    initial += segment;
    if (!segment.endsWith(joiner)) break;
  }
  return initial.toLocaleUpperCase('en');
}
