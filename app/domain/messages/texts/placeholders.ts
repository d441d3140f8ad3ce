/** The placeholders of a text; the data of the order fill them in. */
export const placeholders = [
  'shop',
  'name',
  'number',
  'total',
  'due',
  'courier',
  'tracking',
  'link',
] as const;
export type Placeholder = (typeof placeholders)[number];
export type TextFacts = Record<Placeholder, string>;

/** The most characters of a text with its placeholders. */
export const maxTextLength = 400;
/** The most characters of an SMS after its placeholders are filled in: notify.lk takes fewer than 621. */
export const maxFilledLength = 620;

export type TextProblem = 'unknown-placeholder' | 'broken-placeholder' | 'rupee-sign';

const inBraces = /\{([^{}]*)\}/g;

/** Returns a text with its placeholders replaced. Removes brackets that became empty. */
export function fillText(text: string, facts: TextFacts): string {
  return text
    .replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? facts[name] : whole))
    .replace(/ ?\(\s*\)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/\( +/g, '(')
    .replace(/ +\)/g, ')')
    .trim();
}

/** Returns the first problem of a text, with the excerpt that has it. The sign ₨ would make an SMS twice as long. */
export function problemOfText(text: string): { code: TextProblem; excerpt: string } | undefined {
  for (const [whole, name = ''] of text.matchAll(inBraces)) {
    if (!isPlaceholder(name)) return { code: 'unknown-placeholder', excerpt: whole };
  }
  const brace = /[{}]/.exec(text.replace(inBraces, ''));
  if (brace) return { code: 'broken-placeholder', excerpt: brace[0] };
  return text.includes('₨') ? { code: 'rupee-sign', excerpt: '₨' } : undefined;
}

/** Returns the placeholder that a misspelled name is most likely meant to be, if any is similar enough. */
export function nearestPlaceholder(misspelled: string): Placeholder | undefined {
  const typed = misspelled.replace(/[^\p{L}]/gu, '').toLowerCase();
  if (typed.length < 3) return undefined;
  return (
    placeholders.find((name) => name.startsWith(typed) || typed.startsWith(name)) ??
    placeholders.find((name) => differences(name, typed) <= 2)
  );
}

/** Counts characters to change, add or leave out between two words (Levenshtein). */
function differences(one: string, other: string): number {
  let previousRow = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, character] of [...one].entries()) {
    const row = [index + 1];
    for (const [column, typed] of [...other].entries()) {
      const replaced = (previousRow[column] ?? 0) + (character === typed ? 0 : 1);
      row.push(Math.min(replaced, (previousRow[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
    previousRow = row;
  }
  return previousRow.at(-1) ?? 0;
}

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((placeholder) => placeholder === name);
}
