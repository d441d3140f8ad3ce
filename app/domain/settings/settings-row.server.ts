import { getTableColumns } from 'drizzle-orm';
import { mapToRecord, omitKeys } from '#domain/kernel/records.ts';
import type { Settings } from './settings.ts';
import { settingsPairs, sinhalaHalves } from './settings-fields.ts';
import { settings } from './tables.server.ts';

const {
  id: _,
  version: __,
  rating: ___,
  ratingShown: ____,
  ...columns
} = getTableColumns(settings);

/** The columns of the row in the shape that screens read. */
export const settingsColumns = {
  ...omitKeys(columns, [...settingsPairs, ...sinhalaHalves]),
  ...mapToRecord(settingsPairs, (name) => ({ en: settings[name], si: settings[`${name}Si`] })),
};

/** Returns the values to write into the row. */
export function settingsRow(values: Settings) {
  const halves = settingsPairs.map((name) => [`${name}Si`, values[name].si]);
  return {
    ...omitKeys(values, settingsPairs),
    ...mapToRecord(settingsPairs, (name) => values[name].en),
    ...(Object.fromEntries(halves) as Record<(typeof sinhalaHalves)[number], string>),
  };
}
