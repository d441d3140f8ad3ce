import { settingsFields } from './settings-fields.copy.ts';

type Fields = typeof settingsFields;
export type SettingsField = keyof Fields;
export type NameOf<Kind> = {
  [Name in SettingsField]: Fields[Name]['kind'] extends Kind ? Name : never;
}[SettingsField];

/** A text in both languages; its Sinhala half has a field and a column of its own, `…Si`. */
export type SettingsPair = NameOf<'pair'>;

export function namesOf<Kind extends Fields[SettingsField]['kind']>(kind: Kind) {
  const names = Object.keys(settingsFields) as SettingsField[];
  return names.filter((name) => settingsFields[name].kind === kind) as NameOf<Kind>[];
}

export const settingsPairs = namesOf('pair');
export const sinhalaHalves = settingsPairs.map((name) => `${name}Si` as const);

/** Finds the description of a field by its name in the form, where the settings have such a field. */
export function settingsField(name: string) {
  const fields: Record<string, Fields[SettingsField]> = settingsFields;
  return fields[name] ?? fields[name.replace(/Si$/, '')];
}
