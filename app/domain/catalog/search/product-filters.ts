import type { Product } from '#domain/catalog/product.ts';
import { formatQuery } from '#domain/kernel/format-query.ts';
import { cleanSearch, searchProducts } from './search.ts';

export const productSorts = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

/** The filters of the product list. Stored in the query of the page’s URL. */
export type ProductFilters = {
  query: string;
  sort: ProductSort;
  minLkr: number;
  /** In rupees; 999,999, the initial value of the form, or more means no limit. */
  maxLkr: number;
  inStockOnly: boolean;
};

export const noFilters: ProductFilters = {
  query: '',
  sort: 'featured',
  minLkr: 0,
  maxLkr: 999_999,
  inStockOnly: false,
};

/**
 * Reads the filters from the query of a URL. Ignores unknown parameters and empty fields, and swaps a lowest price above
 * the highest with it.
 */
export function parseFilters(params: URLSearchParams): ProductFilters {
  const min = params.get('min')?.trim();
  const max = params.get('max')?.trim();
  const minLkr = min ? parsePrice(min) : noFilters.minLkr;
  const maxLkr = max ? parsePrice(max) : noFilters.maxLkr;
  // Swaps nothing where the highest price means no limit.
  const isSwapped = minLkr > maxLkr && maxLkr < noFilters.maxLkr;
  return {
    query: cleanSearch(params.get('q') ?? ''),
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? noFilters.sort,
    minLkr: isSwapped ? maxLkr : minLkr,
    maxLkr: isSwapped ? minLkr : maxLkr,
    inStockOnly: params.get('stock') === '1',
  };
}

/** Counts the active filters, apart from the search and the sort order. */
export function countFilters({ minLkr, maxLkr, inStockOnly }: ProductFilters): number {
  const isBounded = minLkr !== noFilters.minLkr || maxLkr < noFilters.maxLkr;
  return Number(isBounded) + Number(inStockOnly);
}

/** Above every price. */
const highestLkr = 999_999_999;

/** Parses a price in rupees, without cents. Anything that is not a number counts as 0, and a higher one as `highestLkr`. */
export function parsePrice(text: string): number {
  const price = Math.trunc(Number(text.slice(0, 20).replaceAll(',', '')));
  return Number.isFinite(price) && price > 0 ? Math.min(price, highestLkr) : 0;
}

/** Formats the query of the URL, with its question mark; leaves out defaults. */
export function formatFilters(filters: ProductFilters): string {
  const { query, sort, minLkr, maxLkr, inStockOnly } = filters;
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (sort !== noFilters.sort) params.set('sort', sort);
  if (minLkr !== noFilters.minLkr) params.set('min', `${minLkr}`);
  if (maxLkr !== noFilters.maxLkr) params.set('max', `${maxLkr}`);
  if (inStockOnly) params.set('stock', '1');
  return formatQuery(params);
}

type Rankings = {
  /** The order of names in the language of the page. */
  idsSortedByName: readonly string[];
  /** Similar products, the best first. Shown where no product contains the text. */
  similarIds?: readonly string[];
};

/** Filters and sorts products. Falls back to similar ones where no product contains the text. */
export function filterProducts<P extends Product>(
  products: readonly P[],
  filters: ProductFilters,
  { idsSortedByName, similarIds = [] }: Rankings,
): P[] {
  const highest = filters.maxLkr >= noFilters.maxLkr ? Number.POSITIVE_INFINITY : filters.maxLkr;
  const exact = searchProducts(products, filters.query);
  const found = exact.length > 0 ? exact : productsOf(products, similarIds);
  const bounded = found
    .filter(({ priceLkr }) => priceLkr >= filters.minLkr && priceLkr <= highest)
    .filter(({ stock }) => !filters.inStockOnly || stock > 0);
  const isRanked = exact.length === 0 && filters.sort === 'featured';
  return isRanked ? bounded : bounded.sort(comparators[filters.sort](idsSortedByName));
}

function productsOf<P extends Product>(products: readonly P[], ids: readonly string[]): P[] {
  return ids.flatMap((id) => products.filter((product) => product.id === id));
}

type Compare = (one: Product, other: Product) => number;

const comparators: Record<ProductSort, (idsSortedByName: readonly string[]) => Compare> = {
  featured: () => (one, other) => Number(other.featured) - Number(one.featured),
  'price-asc': () => (one, other) => one.priceLkr - other.priceLkr,
  'price-desc': () => (one, other) => other.priceLkr - one.priceLkr,
  name: (idsSortedByName) => {
    const ranks = new Map(idsSortedByName.map((id, rank) => [id, rank]));
    return (one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0);
  },
};
