import { href } from 'react-router';
import { type Shelf, shelves } from '#domain/catalog/product.ts';
import { writtenQuery } from '#domain/kernel/written-query.ts';

/** Which products the address asks for; what is not understood is all of them. */
export function shelfIn(searchParams: URLSearchParams): Shelf {
  return shelves.find((shelf) => shelf === searchParams.get('show')) ?? 'all';
}

/** What was searched, as the address says it. */
export function searchIn(searchParams: URLSearchParams): string {
  return searchParams.get('q')?.trim() ?? '';
}

function queryOf(fields: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return writtenQuery(query);
}

export function listHref(search = ''): string {
  return href('/admin/products') + queryOf({ q: search });
}

/** Low shelves and deleted products have lists of their own. */
export function shelfHref(shelf: Shelf, search = ''): string {
  return href('/admin/products') + queryOf({ show: shelf === 'all' ? '' : shelf, q: search });
}

export function newHref(search: string): string {
  return href('/admin/products/new') + queryOf({ q: search });
}

export function productHref(productId: string, search: string): string {
  return href('/admin/products/:productId', { productId }) + queryOf({ q: search });
}

/** The question that comes before deleting has an address of its own. */
export function deleteHref(productId: string, search: string): string {
  const path = href('/admin/products/:productId', { productId });
  return path + queryOf({ q: search, ask: 'delete' });
}

type LedgerShown = { search: string; page?: number };

/** What moved on the shelf of a product. The list stays searched behind it. */
export function ledgerHref(productId: string, { search, page = 1 }: LedgerShown): string {
  const path = href('/admin/products/:productId/ledger', { productId });
  return path + queryOf({ q: search, page: page > 1 ? String(page) : '' });
}

export function pageIn(searchParams: URLSearchParams): number {
  return Number(searchParams.get('page') ?? 1);
}
