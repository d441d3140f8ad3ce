import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ensurePolicies } from '#domain/policies/ensure-policies.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import * as manifest from './manifest.route.ts';
import * as robots from './robots.route.ts';
import * as sitemap from './sitemap.route.ts';

type Loader = (args: never) => Response | Promise<Response>;

/** Requests the path with a foreign Host header, which no response may contain. */
async function requestAtForeignHost(shop: TestShop, loader: Loader, path: string) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(runningShopContext, aRunningShop(shop));
  const url = new URL(path, 'http://evil.example');
  return loader({ context, url, request: new Request(url) } as never);
}

test('the sitemap names every public page in both languages, and when products and policies changed', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await ensurePolicies(shop);
  await aProduct(shop, { slug: 'joint-oil' });
  await aProduct(shop, { slug: 'not-sold-any-more', active: false });
  const xml = await (await requestAtForeignHost(shop, sitemap.loader, '/sitemap.xml')).text();
  const locations = [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)];
  expect(locations.map(([, path]) => path)).toEqual([
    '/',
    '/si',
    '/products/joint-oil',
    '/si/products/joint-oil',
    '/privacy-policy',
    '/si/privacy-policy',
    '/terms-conditions',
    '/si/terms-conditions',
    '/refund-policy',
    '/si/refund-policy',
  ]);
  expect(xml.match(/<lastmod>/g)).toHaveLength(8);
  expect(xml).toContain('<lastmod>2026-11-21T03:30:00.000Z</lastmod>');
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="si" href="http://localhost:3000/si/products/joint-oil"/>',
  );
  expect(xml).not.toContain('evil');
});

test('characters with a meaning in XML are escaped in the sitemap', () => {
  expect(sitemap.sitemapXml('https://sandhi.example', [{ path: '/a&b<c>"' }])).toContain(
    '<loc>https://sandhi.example/a&#38;b&#60;c&#62;&#34;</loc>',
  );
});

test('robots.txt names the sitemap and disallows no page, so that crawlers read noindex', async () => {
  const shop = await openTestShop();
  const robotsTxt = await (await requestAtForeignHost(shop, robots.loader, '/robots.txt')).text();
  expect(robotsTxt).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(robotsTxt).not.toContain('Disallow');
});

test('the web app manifest has the language of its URL', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const response = await requestAtForeignHost(shop, manifest.loader, '/si/manifest.webmanifest');
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
  expect(await response.json()).toMatchObject({
    lang: 'si',
    start_url: '/si',
    short_name: 'සන්ධි',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
  });
});
