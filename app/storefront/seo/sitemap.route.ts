import { href } from 'react-router';
import { listProductPages } from '#domain/catalog/list-product-pages.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findPolicy } from '#domain/policies/find-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/sitemap.route';

const policyPaths: Record<PolicyKind, string> = {
  privacy: href('/privacy-policy'),
  terms: href('/terms-conditions'),
  refund: href('/refund-policy'),
};

export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(runningShopContext).appUrl;
  const shop = context.get(shopContext);
  const pages = [{ path: href('/') }, ...(await productPages(shop)), ...(await policyPages(shop))];
  return new Response(sitemapXml(origin, pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

async function productPages(shop: Shop): Promise<SitemapPage[]> {
  const products = await listProductPages(shop);
  return products.map(({ slug, updatedAt }) => ({
    path: `/products/${encodeURIComponent(slug)}`,
    lastChanged: updatedAt,
  }));
}

async function policyPages(shop: Shop): Promise<SitemapPage[]> {
  const kinds = Object.keys(policyPaths) as PolicyKind[];
  const policies = await Promise.all(kinds.map((kind) => findPolicy(shop, kind)));
  return policies.flatMap((policy) =>
    policy ? { path: policyPaths[policy.kind], lastChanged: policy.lastUpdated } : [],
  );
}

/** A public page, with its English path. */
type SitemapPage = { path: string; lastChanged?: Date };

/** Returns the sitemap, with an entry for each page in each language and links between the two. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => [entry(origin, page, 'en'), entry(origin, page, 'si')]),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(origin: string, { path, lastChanged }: SitemapPage, language: 'en' | 'si'): string {
  const urlIn = (of: 'en' | 'si') => escapeXml(origin + localizePath(of, path));
  const alternate = (hreflang: string, of: 'en' | 'si') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${urlIn(of)}"/>`;
  return [
    '<url>',
    `<loc>${urlIn(language)}</loc>`,
    ...(lastChanged ? [`<lastmod>${lastChanged.toISOString()}</lastmod>`] : []),
    alternate('en', 'en'),
    alternate('si', 'si'),
    alternate('x-default', 'en'),
    '</url>',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
