import { panelCopy } from '#admin/frame/panel.copy.ts';
import type { PanelLanguage } from '#domain/accounts/panel-language.ts';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Names a page of the panel in the browser's tab, in the language that the admin chose. */
export function panelMeta(title: Bilingual, matches: Matches = []) {
  return [{ title: panelTitle(title, matches) }, { name: 'robots', content: 'noindex, nofollow' }];
}

function panelTitle(title: Bilingual, matches: Matches): string {
  const shell = matches.find((match) => match?.id === 'admin/frame/frame.route');
  const { panelLanguage } = (shell?.loaderData ?? {}) as { panelLanguage?: PanelLanguage };
  const say = (of: Bilingual) => textIn(panelLanguage === 'si' ? 'si' : 'en', of).text;
  return title === panelCopy.panel ? say(title) : `${say(title)} · ${say(panelCopy.panel)}`;
}
