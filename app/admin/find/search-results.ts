import { ownerNavGroups } from '#admin/layout/panel-nav-groups.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { nameKey } from '#domain/kernel/name-key.ts';
import type { ResultGroup } from './find.copy.ts';

export type ResultItem = { href: string; title: Bilingual; note?: Bilingual };
export type SearchResults = { group: ResultGroup; items: ResultItem[] }[];

/** In characters. Shorter texts match nearly every name. */
export const minSearchLength = 3;

/** Finds pages of the panel by their name in either language; all of them for an empty text. */
export function findPages(input: string): ResultItem[] {
  const text = nameKey(input);
  return ownerNavGroups
    .flatMap(({ pages }) => pages)
    .filter(({ label }) => nameKey(label.en).includes(text) || nameKey(label.si).includes(text))
    .map(({ to, label }) => ({ href: to, title: label }));
}

/** Adds the matching pages as the first group, and removes empty groups. */
export function withPages(input: string, results: SearchResults): SearchResults {
  const all: SearchResults = [{ group: 'pages', items: findPages(input) }, ...results];
  return all.filter(({ items }) => items.length > 0);
}
