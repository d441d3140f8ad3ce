import { z } from 'zod';

type NumberRules = { min: number; max: number; decimals: number };

/** Reads a typed number: digits, optionally with thousands groups. Problems are codes. */
export function numberText(rules: NumberRules) {
  return z.string('required').transform((written, context) => {
    const text = written.trim().replace(/(?<=\d),(?=\d{3}\b)/g, '');
    const message = problemOf(text, rules);
    if (message === undefined) return Number(text);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function problemOf(text: string, { min, max, decimals }: NumberRules): string | undefined {
  if (text === '') return 'required';
  if (!/^-?\d{1,12}(\.\d{1,12})?$/.test(text)) return 'not-number';
  const [, fraction = ''] = text.split('.');
  if (fraction.length > decimals) return decimals === 0 ? 'not-whole' : 'not-number';
  return Number(text) < min || Number(text) > max ? 'out-of-range' : undefined;
}
