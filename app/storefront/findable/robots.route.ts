import { languages } from '#domain/kernel/bilingual.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { pathIn } from '#web/language-path.ts';
import type { Route } from './+types/robots.route';

/** Pages that belong to one shopper. There is nothing in them that anybody could look for. */
const ofOneShopper = ['/cart', '/checkout', '/order-success', '/wishlist', '/account'];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(runningShopContext).appUrl;
  const shut = [
    '/admin',
    ...languages.flatMap((of) => ofOneShopper.map((path) => pathIn(of, path))),
  ];
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...shut.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
