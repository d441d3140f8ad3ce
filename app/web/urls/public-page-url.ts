import { formatFilters, parseFilters } from '#domain/catalog/search/product-filters.ts';

const landing = new Set(['/', '/si']);
const fixed = /^(\/si)?\/(privacy-policy|terms-conditions|refund-policy)$/;
const product = /^(\/si)?\/products\/[a-z0-9-]+$/;

/**
 * Returns the canonical URL (path and query) under which a public page is rendered and cached; undefined for other pages.
 * Keeps only the query parameters that the page uses, in canonical form: nothing else reaches the page.
 */
export function publicPageUrl(url: string): string | undefined {
  const [pathname = '', ...query] = url.split('?');
  if (landing.has(pathname)) {
    if (query.length === 0) return pathname;
    return pathname + formatFilters(parseFilters(new URLSearchParams(query.join('?'))));
  }
  if (product.test(pathname)) return pathname + laterReviews(new URLSearchParams(query.join('?')));
  return fixed.test(pathname) ? pathname : undefined;
}

/** Keeps the page of a product's reviews, from the second to the 999th. */
function laterReviews(query: URLSearchParams): string {
  const page = query.get('reviews') ?? '';
  return /^([2-9]|[1-9]\d{1,2})$/.test(page) ? `?reviews=${page}` : '';
}
