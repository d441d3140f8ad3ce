import type { AuditValues } from '#domain/audit/audit-entry.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import { empty, no, unitsOf, valueWords, yes } from './changed-fields.copy.ts';

type Value = AuditValues[string] | undefined;

const longestText = 240;

/** A kept value as an owner reads it: words for states, rupees for money, the beginning of a long text. */
export function describeValue(field: string, value: Value): Bilingual {
  if (value === null || value === undefined || value === '') return empty;
  switch (typeof value) {
    case 'boolean':
      return value ? yes : no;
    case 'number':
      return same(field.endsWith('Lkr') ? formatRupees(value) : String(value));
    case 'string':
      return valueWords[field]?.[value] ?? same(textOf(value));
    default:
      return describeParts(field, value);
  }
}

function describeParts(field: string, value: object): Bilingual {
  if (isLine(value)) return unitsOf(value.quantity, value.productName);
  if (isShortfall(value)) return unitsOf(value.missing, value.productName);
  const parts = Object.values(value).map((part) => describeValue(field, part));
  if (parts.length === 0) return empty;
  return {
    en: parts.map(({ en }) => en).join(', '),
    si: parts.map(({ si }) => si).join(', '),
  };
}

function isLine(value: object): value is { quantity: number; productName: Bilingual } {
  return 'quantity' in value && 'productName' in value;
}

function isShortfall(value: object): value is { missing: number; productName: Bilingual } {
  return 'missing' in value && 'productName' in value;
}

function textOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return shortDateTime(new Date(text));
  const letters = [...text];
  return letters.length > longestText ? `${letters.slice(0, longestText).join('')}…` : text;
}

function same(text: string): Bilingual {
  return { en: text, si: text };
}
