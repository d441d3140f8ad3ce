import { href } from 'react-router';

/** What was searched, as the address says it. */
export function searchIn(searchParams: URLSearchParams): string {
  return searchParams.get('q')?.trim() ?? '';
}

function queryOf(fields: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

export function listHref(search = ''): string {
  return href('/admin/products') + queryOf({ q: search });
}

/** Deleted products have a list of their own. */
export function deletedHref(search = ''): string {
  return href('/admin/products') + queryOf({ show: 'deleted', q: search });
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
