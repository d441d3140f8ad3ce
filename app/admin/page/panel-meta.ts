import { panelCopy } from '#admin/layout/panel.copy.ts';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Sets the document title of a page of the panel, in the language that the admin chose. */
export function panelMeta(title: Bilingual, matches: Matches = []) {
  return [{ title: panelTitle(title, matches) }, { name: 'robots', content: 'noindex, nofollow' }];
}

function panelTitle(title: Bilingual, matches: Matches): string {
  const layout = matches.find((match) => match?.id === 'admin/layout/layout.route');
  const { panelLanguage } = (layout?.loaderData ?? {}) as { panelLanguage?: PanelLanguage };
  const translate = (of: Bilingual) => textIn(panelLanguage === 'si' ? 'si' : 'en', of).text;
  if (title === panelCopy.panel) return translate(title);
  return `${translate(title)} · ${translate(panelCopy.panel)}`;
}
