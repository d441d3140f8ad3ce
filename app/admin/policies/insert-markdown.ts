export type Mark = 'heading' | 'bold' | 'list' | 'link';

/** A text with what is selected in it, in UTF-16 code units as a text area counts. */
export type TextSelection = { text: string; start: number; end: number };

/** Returns the range that a button of the editor replaces, its replacement, and the selection afterwards. */
export function insertMarkdown({ text, start, end }: TextSelection, mark: Mark) {
  const chosen = text.slice(start, end);
  if (mark === 'bold') return wrap(start, end, { before: '**', inside: chosen, after: '**' });
  if (mark === 'link') {
    return wrap(start, end, { before: '[', inside: chosen, after: '](https://)' });
  }
  return prefixLines({ text, start, end }, mark === 'heading' ? '## ' : '- ');
}

type Wrapping = { before: string; inside: string; after: string };

function wrap(start: number, end: number, { before, inside, after }: Wrapping) {
  const from = start + before.length;
  return {
    ...{ start, end, replacement: before + inside + after },
    select: { start: from, end: from + inside.length },
  };
}

/** Prefixes each line of the selection with the sign, after an empty line if text precedes it. */
function prefixLines({ text, start, end }: TextSelection, sign: string) {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isAfterText =
    from > 0 &&
    text
      .slice(0, from - 1)
      .split('\n')
      .at(-1)
      ?.trim() !== '';
  const gap = isAfterText ? '\n' : '';
  const replacement = gap + lines.map((line) => sign + line).join('\n');
  const after = from + replacement.length;
  return { start: from, end: to, replacement, select: { start: after, end: after } };
}
