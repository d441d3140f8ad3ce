import { textIn } from '#domain/kernel/bilingual.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/manifest.route';

const colors = { background_color: '#fbf7ee', theme_color: '#0a2417' };

/** Returns the web app manifest of the shop, in the language of the URL. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { siteName, tagline, metaDescription } = await readSettings(context.get(shopContext));
  const name = textIn(language, siteName).text;
  const manifest = {
    id: localizePath(language, '/'),
    start_url: localizePath(language, '/'),
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: `${name} | ${textIn(language, tagline).text}`,
    short_name: name,
    description: textIn(language, metaDescription).text,
    display: 'standalone',
    ...colors,
    icons: [icon('192'), icon('512')],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}

function icon(size: string) {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' };
}
