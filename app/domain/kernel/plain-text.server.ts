/** Every kind of line break, also those that only some programs show as one. */
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters: bidirectional controls, fillers that make a name look empty, Unicode tag characters. Joiners (U+200C,
 * U+200D) stay because Sinhala needs them, and so do the variation selectors of emoji.
 */
export const invisibles =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/gu;

/**
 * Cleans several lines of text: in NFC and trimmed, without invisible characters. CRLF stays; other line breaks
 * become LF.
 */
export function plainLines(input: string): string {
  const ended = input.replace(lineEnds, (end) => (end === '\r\n' ? end : '\n'));
  // An invisible character between a character and its combining mark would keep them apart.
  return ended.replace(invisibles, '').normalize('NFC').trim();
}

/** Cleans one line of text: every line break and tab becomes a space. */
export function plainLine(input: string): string {
  // Splits first, because a pattern with spaces on both sides of a break takes quadratic time in their number.
  const parts = plainLines(input).split(/[\r\n\t]/);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
