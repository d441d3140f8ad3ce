import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shellCopy } from './shell.copy.ts';

/** The title of a page of the panel in its browser's tab. */
export function panelMeta(title: Bilingual) {
  return [
    { title: `${title.en} · ${shellCopy.panel.en}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
