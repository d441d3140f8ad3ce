import { href } from 'react-router';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/panel-manifest.route';
import { panelCopy } from './panel.copy.ts';

const colours = { background_color: '#fbf7ee', theme_color: '#0a2417' };

/** Serves the web app manifest of the panel. It is public and reveals nothing that the shop does not. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteName } = await readSettings(context.get(shopContext));
  const manifest = {
    id: href('/admin'),
    start_url: href('/admin/today'),
    scope: href('/admin'),
    lang: 'en',
    dir: 'ltr',
    name: `${siteName.en} · ${panelCopy.panel.en}`,
    short_name: siteName.en,
    display: 'standalone',
    ...colours,
    icons: ['192', '512'].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}
