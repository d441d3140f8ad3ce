import type { SettingsValues } from './settings-values.ts';

export type Merged = {
  /** What the form shows now. */
  values: SettingsValues;
  /** What somebody else saved where something else was typed. */
  theirs: SettingsValues;
};

/**
 * Two wrote at the same time. What was typed here stays; what was not touched here follows what was saved there.
 * `shown` is what the form was opened with: a field that still says so was not touched.
 */
export function mergeValues(
  current: SettingsValues,
  { typed, shown }: { typed: SettingsValues; shown: SettingsValues },
): Merged {
  const touched = Object.keys(current).filter(
    (field) => typed[field] !== undefined && !isSame(typed[field], shown[field]),
  );
  const isTheirs = (field: string) =>
    !isSame(current[field], shown[field]) && !isSame(current[field], typed[field]);
  return {
    values: { ...current, ...picked(typed, touched) },
    theirs: picked(current, touched.filter(isTheirs)),
  };
}

/** Browsers send the ends of lines in their own way. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.replaceAll('\r\n', '\n') === other?.replaceAll('\r\n', '\n');
}

function picked(values: SettingsValues, fields: readonly string[]): SettingsValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}
