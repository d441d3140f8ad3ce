import { href } from 'react-router';
import { type SettingsTab, settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { settingsField } from '#domain/settings/settings-fields.ts';

/** Returns the tab in a URL; the first one if it is missing or unknown. */
export function tabIn(searchParams: URLSearchParams): SettingsTab {
  const name = searchParams.get('tab');
  return settingsTabs.find((tab) => tab === name) ?? 'general';
}

export function tabHref(tab: SettingsTab): string {
  return `${href('/admin/settings')}?tab=${tab}`;
}

/** Returns the tab of a field. The fields of numbers, testimonials and cards are on 'landing'. */
export function tabOfField(field: string): SettingsTab {
  return settingsField(field)?.tab ?? 'landing';
}
