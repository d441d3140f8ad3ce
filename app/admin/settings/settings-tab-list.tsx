import { shellCopy } from '#admin/shell/shell.copy.ts';
import { TabList } from '#admin/shell/tab-list.tsx';
import { type SettingsTab, settingsTabs } from '#domain/settings/settings-fields.copy.ts';
import { settingsCopy, tabLabels } from './settings.copy.ts';
import { tabHref } from './settings-tabs.ts';
import './settings.css';

type SettingsTabListProps = { tab: SettingsTab; wrongTabs: readonly SettingsTab[] };

export function SettingsTabList({ tab, wrongTabs }: SettingsTabListProps) {
  const tabs = settingsTabs.map((name) => ({
    name,
    label: tabLabels[name],
    href: tabHref(name),
    mark: wrongTabs.includes(name) ? settingsCopy.hasProblem : undefined,
  }));
  return <TabList label={shellCopy.settings} tabs={tabs} chosen={tab} />;
}
