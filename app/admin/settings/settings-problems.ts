import {
  cardTexts,
  emailLimit,
  figureTexts,
  type SettingsProblem,
  settingsNumbers,
  settingsTexts,
  storyTexts,
} from '#domain/settings/settings-form.ts';
import { aboutField } from '#ui/form/form-fields.ts';
import type { FieldProblem } from './settings-answer.ts';
import { fullLabelOf } from './settings-labels.copy.ts';
import { problemWords } from './settings-problems.copy.ts';

const texts: Record<string, number> = {
  ...settingsTexts,
  ...figureTexts,
  ...storyTexts,
  ...cardTexts,
  email: emailLimit,
};
const numbers: Record<string, { min: number; max: number; decimals: number }> = settingsNumbers;

/** What is wrong with each field, in the order of the form. */
export function inWords(problems: Record<string, string>): FieldProblem[] {
  return Object.entries(problems).map(([field, code]) => ({
    field,
    message: problemWords[code as SettingsProblem](limitsOf(field)),
  }));
}

/** The same for the list above the form, where each names its field. */
export function inSummary(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map(({ field, message }) => ({
    field,
    message: aboutField(fullLabelOf(field), message),
  }));
}

function limitsOf(field: string) {
  const name = field.replace(/^\w+-/, '');
  return numbers[name] ?? { min: 0, max: texts[name] ?? 30, decimals: 0 };
}
