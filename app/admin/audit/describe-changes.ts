import { fullLabelOf } from '#admin/settings/form-fields.ts';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { landingCardNames } from '#domain/settings/landing-cards.ts';
import { fieldWords } from './changed-fields.copy.ts';
import { describeValue } from './describe-value.ts';

export type DescribedChange = {
  field: string;
  label: Bilingual;
  before: Bilingual | undefined;
  after: Bilingual | undefined;
};
type Values = AuditValues | null;

/** For the machine alone: a person reads nothing out of them. */
const unsaid = ['requestId', 'version'];

/** What an entry says was changed, field by field, as an owner would say it. */
export function describeChanges(before: Values, after: Values): DescribedChange[] {
  const [old, fresh] = [byField(before), byField(after)];
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .filter((field) => !unsaid.includes(field) && isOther(old.get(field), fresh.get(field)))
    .map((field) => ({
      field,
      label: labelOfField(field),
      before: old.has(field) ? describeValue(field, old.get(field)) : undefined,
      after: fresh.has(field) ? describeValue(field, fresh.get(field)) : undefined,
    }));
}

/** A field that was left empty when something was made is nothing that changed. */
function isOther(old: AuditValues[string] | undefined, fresh: AuditValues[string] | undefined) {
  return old !== fresh && !(isEmpty(old) && isEmpty(fresh));
}

function isEmpty(value: AuditValues[string] | undefined): boolean {
  return value === undefined || value === null || value === '';
}

const isOfManyParts = new RegExp(`^((figure|story)\\d|${landingCardNames.join('|')})$`);

/** A number, a story and a card of the landing page are one value of many parts; each part is a field of its form. */
function byField(values: Values): Map<string, AuditValues[string]> {
  const parts = Object.entries(values ?? {}).flatMap(([field, value]) =>
    isOfManyParts.test(field) && value !== null && typeof value === 'object'
      ? Object.entries(value).map(([part, of]) => [`${field}-${part}`, of] as const)
      : [[field, value] as const],
  );
  return new Map(parts);
}

function labelOfField(field: string): Bilingual {
  return fieldWords[field] ?? fullLabelOf(field);
}
