import { settingsFields } from '#domain/settings/settings-fields.copy.ts';
import { settingsField } from '#domain/settings/settings-fields.ts';
import {
  cardTexts,
  figureTexts,
  type SettingsProblem,
  starRules,
  storyTexts,
} from '#domain/settings/settings-form.ts';
import { aboutField } from '#ui/form/form-fields.ts';
import type { FieldProblem } from './settings-answer.ts';
import { fullLabelOf } from './settings-labels.copy.ts';
import { problemWords } from './settings-problems.copy.ts';

const partLimits: Record<string, number> = { ...figureTexts, ...storyTexts, ...cardTexts };

/** What is wrong with each field, in the order of the form. */
export function inWords(problems: Record<string, string>): FieldProblem[] {
  const listed = Object.entries(problems).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return listed.map(([field, code]) => ({
    field,
    message: problemWords[code as SettingsProblem](limitsOf(field)),
  }));
}

const names = Object.keys(settingsFields);

function placeOf(field: string): number {
  const place = names.indexOf(field.replace(/Si$/, ''));
  return place < 0 ? names.length : place;
}

/** The same for the list above the form, where each names its field. */
export function inSummary(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ field, message }) => ({
    field,
    message: aboutField(fullLabelOf(field), message),
  }));
}

function limitsOf(field: string) {
  const [, part] = /^\w+-(\w+)$/.exec(field) ?? [];
  if (part === 'stars') return starRules;
  const unlimited = { min: 0, max: 0, decimals: 0 };
  if (part !== undefined) return { ...unlimited, max: partLimits[part] ?? 0 };
  return { ...unlimited, ...settingsField(field) };
}
