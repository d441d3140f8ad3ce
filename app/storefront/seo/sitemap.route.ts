import { href } from 'react-router';
import { listProductAddresses } from '#domain/catalog/list-product-addresses.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findPolicy } from '#domain/policies/find-policy.server.ts';
import type { PolicyKind } from '#domain/policies/policy.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/sitemap.route';
import { type SitemapPage, sitemapXml } from './sitemap.ts';

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
  const addresses = await listProductAddresses(shop);
  return addresses.map(({ slug, updatedAt }) => ({
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
