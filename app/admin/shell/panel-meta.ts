import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shellCopy } from './shell.copy.ts';

/** Names a page of the panel in the browser's tab. */
function panelTitle(of: Bilingual): string {
  return of === shellCopy.panel ? of.en : `${of.en} · ${shellCopy.panel.en}`;
}

export function panelMeta(title: Bilingual) {
  return [{ title: panelTitle(title) }, { name: 'robots', content: 'noindex, nofollow' }];
}
