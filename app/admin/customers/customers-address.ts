import { href } from 'react-router';
import { pageNumber, searched, searchState } from '#admin/shell/search-state.ts';

const state = searchState({ search: searched, page: pageNumber });

export type CustomersShown = typeof state.usual;
export const customersShown = state.read;
export const allCustomers = state.usual;

export function listHref(shown: CustomersShown): string {
  return href('/admin/customers') + state.query(shown);
}
