import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
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
  /** What a dot beside the label means, where there is one: something to mend, something not saved. */
  mark?: Bilingual | undefined;
};

type TabListProps = { label: Bilingual; tabs: readonly Tab[]; chosen: string };

/** Links to the tabs, each at its own address. Where JavaScript runs they are tabs, and arrow keys go from one to another. */
export function TabList({ label, tabs, chosen }: TabListProps) {
  const translate = useTranslate();
  const hasScript = useHasScript();
  const list = useRef<HTMLElement>(null);
  const goByKey = useTabKeys({ tabs, chosen, list });
  useEffect(() => {
    document.getElementById(tabId(chosen))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <nav
      ref={list}
      role={hasScript ? 'tablist' : undefined}
      aria-label={translate(label)}
      onKeyDown={goByKey}
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
          {tab.mark && <Mark of={tab.mark} />}
        </Link>
      ))}
    </nav>
  );
}

export function tabId(name: string): string {
  return `tab-${name}`;
}

export function panelId(name: string): string {
  return `panel-${name}`;
}

function asTab(name: string, chosen: string) {
  return {
    role: 'tab',
    'aria-selected': name === chosen,
    'aria-controls': panelId(name),
    tabIndex: name === chosen ? 0 : -1,
  };
}

function asLink(name: string, chosen: string) {
  return name === chosen ? ({ 'aria-current': 'page' } as const) : {};
}

type TabKeys = { tabs: readonly Tab[]; chosen: string; list: RefObject<HTMLElement | null> };

/** Follows the ARIA pattern for tabs: arrows go round, Home and End to the ends, and the focused tab is shown. */
function useTabKeys({ tabs, chosen, list }: TabKeys) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ name }) => name === chosen);
    const place = placeByKey(event.key, here);
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (next === undefined || list.current?.role !== 'tablist') return;
    event.preventDefault();
    document.getElementById(tabId(next.name))?.focus();
    void navigate(next.href, { replace: true, preventScrollReset: true });
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

function Mark({ of }: { of: Bilingual }) {
  return (
    <span className="panel-tab-mark">
      <VisuallyHidden>
        <Text of={of} />
      </VisuallyHidden>
    </span>
  );
}
