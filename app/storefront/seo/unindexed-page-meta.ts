import type { MetaDescriptor } from 'react-router';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { languageOf } from '#web/urls/localize-path.ts';

type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
};

/** Returns the head of a page that search engines must not index: titled with its own title and the shop's name. */
export function unindexedPageMeta(
  { location, matches }: MetaArgs,
  title: Bilingual,
): MetaDescriptor[] {
  const language = languageOf(location.pathname);
  const names = [title, siteNameOf(matches)].flatMap((of) => (of ? textIn(language, of).text : []));
  return [{ title: names.join(' · ') }, { name: 'robots', content: 'noindex' }];
}

function siteNameOf(matches: MetaArgs['matches']): Bilingual | undefined {
  const layoutData = matches
    .map((match) => match?.loaderData)
    .find(
      (found): found is { siteName: Bilingual } =>
        typeof found === 'object' && found !== null && 'siteName' in found,
    );
  return layoutData?.siteName;
}
