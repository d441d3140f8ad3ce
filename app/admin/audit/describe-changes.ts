import { fullLabelOf } from '#admin/settings/form-fields.ts';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { cutText } from '#domain/kernel/cut-text.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import {
  customersInFile,
  empty,
  fieldLabels,
  formatUnits,
  no,
  valueLabels,
  yes,
} from './changed-fields.copy.ts';

export type DescribedChange = {
  field: string;
  label: Bilingual;
  before: Bilingual | undefined;
  after: Bilingual | undefined;
};
type Values = AuditValues | null;
/** `names`: the names of subjects by id. Only those of the products of a promo code are used. */
type EntryContext = { subjectId?: string; names?: NamesById };
type NamesById = ReadonlyMap<string, { name: string | undefined }>;

/** Internal fields, which mean nothing to an owner. */
const technicalFields = ['requestId', 'version'];

/** Describes what an entry changed, field by field, in an owner's words. */
export function describeChanges(
  before: Values,
  after: Values,
  { subjectId, names }: EntryContext = {},
): DescribedChange[] {
  const [old, current] = [byField(before), byField(after)];
  const fields = [...new Set([...old.keys(), ...current.keys()])];
  return fields
    .filter(
      (field) => !technicalFields.includes(field) && isChanged(old.get(field), current.get(field)),
    )
    .map((field) => ({
      field,
      label: labelOfField(field, subjectId),
      before: old.has(field) ? describeValue(field, old.get(field), names) : undefined,
      after: current.has(field) ? describeValue(field, current.get(field), names) : undefined,
    }));
}

/** Treats missing and empty as equal, so that the fields which a new record leaves empty are not listed. */
function isChanged(old: AuditValues[string] | undefined, current: AuditValues[string] | undefined) {
  return old !== current && !(isEmpty(old) && isEmpty(current));
}

function isEmpty(value: AuditValues[string] | undefined): boolean {
  return value === undefined || value === null || value === '';
}

const multipartFieldPattern = new RegExp(`^((figure|story)\\d|${landingCardNames.join('|')})$`);

/** Splits a marketing claim (`figure`), a testimonial (`story`) or a card of the home page into the fields of its form. */
function byField(values: Values): Map<string, AuditValues[string]> {
  const parts = Object.entries(values ?? {}).flatMap(([field, value]) =>
    multipartFieldPattern.test(field) && value !== null && typeof value === 'object'
      ? Object.entries(value).map(([part, content]) => [`${field}-${part}`, content] as const)
      : [[field, value] as const],
  );
  return new Map(parts);
}

/** Returns the label of a field. The rows of the export `offers` are customers, those of other exports orders. */
function labelOfField(field: string, subjectId: string | undefined): Bilingual {
  if (field === 'rows' && subjectId === 'offers') return customersInFile;
  return fieldLabels[field] ?? fullLabelOf(field);
}

type Value = AuditValues[string] | undefined;

const maxTextLength = 240;

/** Formats a recorded value for an owner: labels for codes, names for products, rupees for money, long texts shortened. */
export function describeValue(field: string, value: Value, names?: NamesById): Bilingual {
  if (value === null || value === undefined || value === '') return empty;
  switch (typeof value) {
    case 'boolean':
      return value ? yes : no;
    case 'number':
      return sameInBoth(field.endsWith('Lkr') ? formatRupees(value) : String(value));
    case 'string':
      return (
        valueLabels[field]?.[value] ?? sameInBoth(nameOf(field, value, names) ?? formatText(value))
      );
    default:
      return describeParts(field, value, names);
  }
}

function nameOf(field: string, value: string, names?: NamesById): string | undefined {
  return field === 'productIds' ? names?.get(value)?.name : undefined;
}

function describeParts(field: string, value: object, names?: NamesById): Bilingual {
  if (isLine(value)) return formatUnits(value.quantity, value.productName);
  if (isShortfall(value)) return formatUnits(value.missing, value.productName);
  const parts = Object.values(value).map((part) => describeValue(field, part, names));
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

function formatText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return shortDateTime(new Date(text));
  const shown = cutText(text, maxTextLength);
  return shown === text ? text : `${shown}…`;
}

function sameInBoth(text: string): Bilingual {
  return { en: text, si: text };
}
