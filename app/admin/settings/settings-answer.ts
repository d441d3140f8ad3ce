import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { labelOf } from './settings-labels.copy.ts';
import type { SettingsValues } from './settings-values.ts';

export type FieldProblem = { field: string; message: Bilingual };

/** What the form shows, and which state of the settings it was made from. */
export type OpenedSettings = { values: SettingsValues; shown: SettingsValues; version: number };

/** The form comes back. */
export type SettingsAnswer = OpenedSettings & {
  problems: FieldProblem[];
  /** Who saved meanwhile, where somebody did. */
  meanwhile?: { by: string | undefined };
};

export type FieldProps = (field: string) => {
  name: string;
  label: Bilingual;
  defaultValue: string;
  error: Bilingual | undefined;
};

/** What every field of the form is made of. */
export function fieldsOf(values: SettingsValues, problems: readonly FieldProblem[]): FieldProps {
  return (field) => ({
    name: field,
    label: labelOf(field),
    defaultValue: values[field] ?? '',
    error: problems.find((one) => one.field === field)?.message,
  });
}
