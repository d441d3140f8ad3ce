import { panelPages } from '#admin/frame/panel-pages.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FoundGroup } from './find.copy.ts';

export type FoundItem = { href: string; title: Bilingual; note?: Bilingual };
export type Found = { group: FoundGroup; items: FoundItem[] }[];

/** In characters. Shorter texts are in nearly every name. */
export const fewestForSearch = 3;

/** Finds pages of the panel by their name in either language; all of them for an empty text. */
export function findPlaces(typed: string): FoundItem[] {
  const text = plain(typed);
  return panelPages
    .flatMap(({ pages }) => pages)
    .filter(({ label }) => plain(label.en).includes(text) || plain(label.si).includes(text))
    .map(({ to, label }) => ({ href: to, title: label }));
}

/** Leaves out case and the joiners that only some Sinhala keyboards write. */
function plain(text: string): string {
  return text
    .replace(/[\u200b-\u200d]/g, '')
    .trim()
    .toLowerCase();
}

/** Puts pages first, which are found at once, and leaves out groups with nothing in them. */
export function withPlaces(typed: string, found: Found): Found {
  const all: Found = [{ group: 'places', items: findPlaces(typed) }, ...found];
  return all.filter(({ items }) => items.length > 0);
}
