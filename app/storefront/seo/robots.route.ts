import { runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/robots.route';

/** Disallows nothing, because crawlers have to read the `noindex` of private pages and the panel. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(runningShopContext).appUrl;
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
