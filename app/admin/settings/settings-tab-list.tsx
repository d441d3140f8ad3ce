import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { useSay } from '#ui/language.tsx';
import { Both, Text } from '#ui/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { settingsCopy, tabLabels } from './settings.copy.ts';
import { type SettingsTab, settingsTabs, tabHref } from './settings-tabs.ts';
import './settings.css';

type TabListProps = { tab: SettingsTab; wrongTabs: readonly SettingsTab[] };

/** Links to the tabs, each at its own address. Where JavaScript runs they are tabs, and arrow keys go from one to another. */
export function SettingsTabList({ tab, wrongTabs }: TabListProps) {
  const say = useSay();
  const hasScript = useHasScript();
  const list = useRef<HTMLElement>(null);
  const goByKey = useTabKeys(tab, list);
  useEffect(() => {
    document.getElementById(tabId(tab))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <nav
      ref={list}
      role={hasScript ? 'tablist' : undefined}
      aria-label={say(shellCopy.settings)}
      onKeyDown={goByKey}
      className="settings-tabs"
    >
      {settingsTabs.map((one) => (
        <Link
          key={one}
          id={tabId(one)}
          to={tabHref(one)}
          preventScrollReset
          {...(hasScript ? asTab(one, tab) : asLink(one, tab))}
        >
          <Both of={tabLabels[one]} />
          {wrongTabs.includes(one) && <Wrong />}
        </Link>
      ))}
    </nav>
  );
}

export function tabId(tab: SettingsTab): string {
  return `tab-${tab}`;
}

export function panelId(tab: SettingsTab): string {
  return `panel-${tab}`;
}

function asTab(one: SettingsTab, chosen: SettingsTab) {
  return {
    role: 'tab',
    'aria-selected': one === chosen,
    'aria-controls': panelId(one),
    tabIndex: one === chosen ? 0 : -1,
  };
}

function asLink(one: SettingsTab, chosen: SettingsTab) {
  return one === chosen ? ({ 'aria-current': 'page' } as const) : {};
}

/** As the pattern for tabs has it: arrows go round, Home and End to the ends, and what has the focus is shown. */
function useTabKeys(tab: SettingsTab, list: React.RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const place = placeByKey(event.key, settingsTabs.indexOf(tab));
    const next = place === undefined ? undefined : settingsTabs.at(place % settingsTabs.length);
    if (next === undefined || list.current?.role !== 'tablist') return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    void navigate(tabHref(next), { replace: true, preventScrollReset: true });
  };
}

function placeByKey(key: string, place: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: -1,
  };
  return places[key];
}

function Wrong() {
  return (
    <span className="settings-tab-wrong">
      <VisuallyHidden>
        <Text of={settingsCopy.hasProblem} />
      </VisuallyHidden>
    </span>
  );
}
