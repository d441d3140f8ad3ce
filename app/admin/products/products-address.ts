import { href } from 'react-router';
import { oneOf, pageNumber, searchState, searchText } from '#admin/shell/search-state.ts';
import { type Shelf, shelves } from '#domain/catalog/product.ts';

const state = searchState({
  search: searchText,
  shelf: { name: 'show', read: (written) => shelves.find((shelf) => shelf === written) ?? 'all' },
  page: pageNumber,
  ask: oneOf(['delete']),
});
const { query } = state;

export const productsShown = state.read;

export function listHref(search = ''): string {
  return href('/admin/products') + query({ search });
}

/** Low shelves and deleted products have lists of their own. */
export function shelfHref(shelf: Shelf, search = ''): string {
  return href('/admin/products') + query({ shelf, search });
}

export function newHref(search: string): string {
  return href('/admin/products/new') + query({ search });
}

export function productHref(productId: string, search: string): string {
  return href('/admin/products/:productId', { productId }) + query({ search });
}

/** The question that comes before deleting has an address of its own. */
export function deleteHref(productId: string, search: string): string {
  const path = href('/admin/products/:productId', { productId });
  return path + query({ search, ask: 'delete' });
}

type LedgerShown = { search: string; page?: number };

/** What moved on the shelf of a product. The list stays searched behind it. */
export function ledgerHref(productId: string, { search, page = 1 }: LedgerShown): string {
  const path = href('/admin/products/:productId/ledger', { productId });
  return path + query({ search, page });
}
