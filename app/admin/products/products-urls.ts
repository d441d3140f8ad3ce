import { href } from 'react-router';
import { oneOf, pageNumber, searchState, searchText } from '#admin/list/search-state.ts';
import { type ProductListFilter, productListFilters } from '#domain/catalog/product.ts';

const state = searchState({
  search: searchText,
  filter: {
    name: 'show',
    read: (text) => productListFilters.find((filter) => filter === text) ?? 'all',
  },
  page: pageNumber,
  confirmation: { name: 'ask', ...oneOf(['delete']) },
});
const { query } = state;

/** Reads the state of the list, and from URLs of a product the page of its stock movements or the open confirmation. */
export const parseProductsUrl = state.read;

/** Search and filter of the list, which its links and forms keep. */
export type ProductListState = { search: string; filter: ProductListFilter };

/** The state of the list without search and filter. */
export const unfilteredProductListState: ProductListState = { search: '', filter: 'all' };

export function productsHref({ search, filter }: ProductListState): string {
  return href('/admin/products') + query({ search, filter });
}

export function newHref({ search, filter }: ProductListState): string {
  return href('/admin/products/new') + query({ search, filter });
}

export function productHref(productId: string, { search, filter }: ProductListState): string {
  return href('/admin/products/:productId', { productId }) + query({ search, filter });
}

/** Links to the confirmation before a product is deleted. */
export function deleteHref(productId: string, { search, filter }: ProductListState): string {
  const path = href('/admin/products/:productId', { productId });
  return path + query({ search, filter, confirmation: 'delete' });
}

type LedgerQuery = ProductListState & { page?: number };

/** Links to the stock movements of a product, and keeps the search and filter of the list. */
export function ledgerHref(productId: string, { search, filter, page = 1 }: LedgerQuery): string {
  const path = href('/admin/products/:productId/ledger', { productId });
  return path + query({ search, filter, page });
}
