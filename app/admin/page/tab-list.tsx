import { type KeyboardEvent, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import './tab-list.css';

export type Tab = {
  name: string;
  label: Bilingual;
  href: string;
  /** Shows a dot beside the label. The text tells screen readers its meaning, such as an error. */
  badge?: Bilingual | undefined;
};

type TabListProps = { label: Bilingual; tabs: readonly Tab[]; chosen: string };

/** Links to the tabs, each at its own URL. With JavaScript they are ARIA tabs that arrow keys switch. */
export function TabList({ label, tabs, chosen }: TabListProps) {
  const translate = useTranslate();
  const hasScript = useHasScript();
  const switchByKey = useTabKeys(tabs, chosen);
  useEffect(() => {
    document.getElementById(tabId(chosen))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <nav
      role={hasScript ? 'tablist' : undefined}
      aria-label={translate(label)}
      onKeyDown={hasScript ? switchByKey : undefined}
      className="panel-tabs"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          id={tabId(tab.name)}
          to={tab.href}
          preventScrollReset
          {...(hasScript ? asTab(tab.name, chosen) : asLink(tab.name, chosen))}
        >
          <Both of={tab.label} />
          {tab.badge && <Badge of={tab.badge} />}
        </Link>
      ))}
    </nav>
  );
}

export function tabId(name: string): string {
  return `tab-${name}`;
}

/** Returns the id of the element with the content of a tab, its `tabpanel`. */
export function tabPanelId(name: string): string {
  return `panel-${name}`;
}

function asTab(name: string, chosen: string) {
  return {
    role: 'tab',
    'aria-selected': name === chosen,
    'aria-controls': tabPanelId(name),
    tabIndex: name === chosen ? 0 : -1,
  };
}

function asLink(name: string, chosen: string) {
  return name === chosen ? ({ 'aria-current': 'page' } as const) : {};
}

/** Implements the ARIA pattern for tabs: arrows cycle, Home and End go to the ends, and the focused tab is shown. */
function useTabKeys(tabs: readonly Tab[], chosen: string) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    // With a modifier an arrow means “back” or “forward” to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const current = tabs.findIndex(({ name }) => name === chosen);
    const index = indexAfterKey(event.key, current);
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next.name))?.focus();
    void navigate(next.href, { replace: true, preventScrollReset: true });
  };
}

function indexAfterKey(key: string, current: number): number | undefined {
  const indexes: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
  };
  return indexes[key];
}

function Badge({ of }: { of: Bilingual }) {
  return (
    <span className="panel-tab-badge">
      <VisuallyHidden>
        <Text of={of} />
      </VisuallyHidden>
    </span>
  );
}
