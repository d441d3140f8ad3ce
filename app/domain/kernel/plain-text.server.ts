/** Ends of lines in all their spellings: also those that only some programs show as one. */
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/**
 * Characters without a shape of their own: marks that turn the direction of what follows, fillers that make a name look
 * empty, tags. The joiners (U+200C, U+200D) stay, for Sinhala needs them, and the selectors of emoji too.
 */
const unseen =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/gu;

/** Several lines of text, composed and trimmed, without unseen characters. CRLF stays; other ends of lines become LF. */
export function plainLines(written: string): string {
  const ended = written.replace(lineEnds, (end) => (end === '\r\n' ? end : '\n'));
  return ended.normalize('NFC').replace(unseen, '').trim();
}

/** The same as one line: every line break and tab becomes a space. */
export function plainLine(written: string): string {
  return plainLines(written)
    .replace(/\s*[\r\n\t]\s*/g, ' ')
    .trim();
}
