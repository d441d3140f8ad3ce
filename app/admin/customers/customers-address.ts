import { href } from 'react-router';
import { writtenQuery } from '#domain/kernel/written-query.ts';

/** What the address says about the list: everything that is not understood is left out. */
export type CustomersShown = { search: string; page: number };

export const allCustomers: CustomersShown = { search: '', page: 1 };

export function customersShown(searchParams: URLSearchParams): CustomersShown {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    search: searchParams.get('q')?.trim() ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export function listHref({ search, page }: CustomersShown): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return href('/admin/customers') + writtenQuery(query);
}
