import { filtersInAddress, readFilters } from '#domain/catalog/product-filters.ts';

const landing = new Set(['/', '/si']);
const fixed = /^(\/si)?\/(privacy-policy|terms-conditions|refund-policy)$/;
const product = /^(\/si)?\/products\/[a-z0-9-]+$/;

/**
 * The one address of a page that anyone may see, under which it is rendered and kept; undefined for every other page.
 * Of the query only what the page understands is left, written one way: nothing else reaches the page.
 */
export function publicAddress(url: string): string | undefined {
  const [pathname = '', ...query] = url.split('?');
  if (landing.has(pathname)) {
    if (query.length === 0) return pathname;
    return pathname + filtersInAddress(readFilters(new URLSearchParams(query.join('?'))));
  }
  return fixed.test(pathname) || product.test(pathname) ? pathname : undefined;
}
