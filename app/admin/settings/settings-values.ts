import type { OwnSettings } from '#domain/settings/own-settings.ts';

/** What stands in the fields of the form, by their names. */
export type SettingsValues = Record<string, string>;

export function valuesOf({ settings, figures, stories, cards }: OwnSettings): SettingsValues {
  return {
    ...written('', settings),
    ...placed('figure', figures),
    ...placed('story', stories),
    ...placed('', cards),
  };
}

function placed(prefix: string, rows: Record<number | string, object>): SettingsValues {
  const each = Object.entries(rows).map(([place, row]) => written(`${prefix}${place}-`, row));
  return Object.assign({}, ...each) as SettingsValues;
}

function written(prefix: string, row: object): SettingsValues {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [`${prefix}${field}`, textOf(value)]),
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null ? '' : String(value);
}
