import { redirect } from 'react-router';
import { findCurrentSlug } from '#domain/catalog/find-current-slug.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';

type FormerLink = {
  slug: string;
  search: string;
  /** Returns the path of the page for the current slug. */
  pathOf: (slug: string) => string;
};

/** Redirects a link with a former slug. Browsers must not cache it, because a product may get this slug again. */
export async function redirectFromFormerSlug(
  shop: Shop,
  { slug, search, pathOf }: FormerLink,
): Promise<never> {
  const path = pathOf((await findCurrentSlug(shop, slug)) ?? throwNotFound());
  throw redirect(path + search, { status: 301, headers: { 'Cache-Control': 'no-cache' } });
}
