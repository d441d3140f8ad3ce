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
  ask: oneOf(['delete']),
});
const { query } = state;

export const parseProductListState = state.read;

export function listHref(search = ''): string {
  return href('/admin/products') + query({ search });
}

/** Links to the list of all products, of those that run low, or of deleted ones. */
export function filteredHref(filter: ProductListFilter, search = ''): string {
  return href('/admin/products') + query({ filter, search });
}

export function newHref(search: string): string {
  return href('/admin/products/new') + query({ search });
}

export function productHref(productId: string, search: string): string {
  return href('/admin/products/:productId', { productId }) + query({ search });
}

/** Links to the confirmation before a product is deleted. */
export function deleteHref(productId: string, search: string): string {
  const path = href('/admin/products/:productId', { productId });
  return path + query({ search, ask: 'delete' });
}

type LedgerQuery = { search: string; page?: number };

/** Links to the stock movements of a product, above the list with its search. */
export function ledgerHref(productId: string, { search, page = 1 }: LedgerQuery): string {
  const path = href('/admin/products/:productId/ledger', { productId });
  return path + query({ search, page });
}
