import { href } from 'react-router';
import { type SettingsTab, settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { settingsField } from '#domain/settings/settings-fields.ts';

/** The tab that an address asks for; the first one where it asks for none that is there. */
export function tabIn(searchParams: URLSearchParams): SettingsTab {
  const wanted = searchParams.get('tab');
  return settingsTabs.find((tab) => tab === wanted) ?? 'general';
}

export function tabHref(tab: SettingsTab): string {
  return `${href('/admin/settings')}?tab=${tab}`;
}

/** Returns the tab of a field. Those of a figure, story or card are on 'landing'. */
export function tabOfField(field: string): SettingsTab {
  return settingsField(field)?.tab ?? 'landing';
}
