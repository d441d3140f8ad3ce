import { fullLabelOf } from '#admin/settings/form-fields.ts';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import { empty, fieldLabels, formatUnits, no, valueLabels, yes } from './changed-fields.copy.ts';

export type DescribedChange = {
  field: string;
  label: Bilingual;
  before: Bilingual | undefined;
  after: Bilingual | undefined;
};
type Values = AuditValues | null;

/** Fields for the machine alone, which say nothing to a person. */
const technicalFields = ['requestId', 'version'];

/** Describes what an entry changed, field by field, in an owner's words. */
export function describeChanges(before: Values, after: Values): DescribedChange[] {
  const [old, fresh] = [byField(before), byField(after)];
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .filter(
      (field) => !technicalFields.includes(field) && isOther(old.get(field), fresh.get(field)),
    )
    .map((field) => ({
      field,
      label: labelOfField(field),
      before: old.has(field) ? describeValue(field, old.get(field)) : undefined,
      after: fresh.has(field) ? describeValue(field, fresh.get(field)) : undefined,
    }));
}

/** Leaves out fields that were empty when something was created. */
function isOther(old: AuditValues[string] | undefined, fresh: AuditValues[string] | undefined) {
  return old !== fresh && !(isEmpty(old) && isEmpty(fresh));
}

function isEmpty(value: AuditValues[string] | undefined): boolean {
  return value === undefined || value === null || value === '';
}

const isOfManyParts = new RegExp(`^((figure|story)\\d|${landingCardNames.join('|')})$`);

/** Splits a number, a story or a card of the landing page into its parts; each is a field of its form. */
function byField(values: Values): Map<string, AuditValues[string]> {
  const parts = Object.entries(values ?? {}).flatMap(([field, value]) =>
    isOfManyParts.test(field) && value !== null && typeof value === 'object'
      ? Object.entries(value).map(([part, of]) => [`${field}-${part}`, of] as const)
      : [[field, value] as const],
  );
  return new Map(parts);
}

function labelOfField(field: string): Bilingual {
  return fieldLabels[field] ?? fullLabelOf(field);
}

type Value = AuditValues[string] | undefined;

const longestText = 240;

/** Writes a recorded value as an owner reads it: words for states, rupees for money, the beginning of a long text. */
export function describeValue(field: string, value: Value): Bilingual {
  if (value === null || value === undefined || value === '') return empty;
  switch (typeof value) {
    case 'boolean':
      return value ? yes : no;
    case 'number':
      return same(field.endsWith('Lkr') ? formatRupees(value) : String(value));
    case 'string':
      return valueLabels[field]?.[value] ?? same(textOf(value));
    default:
      return describeParts(field, value);
  }
}

function describeParts(field: string, value: object): Bilingual {
  if (isLine(value)) return formatUnits(value.quantity, value.productName);
  if (isShortfall(value)) return formatUnits(value.missing, value.productName);
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
