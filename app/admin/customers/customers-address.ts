import { href } from 'react-router';
import { pageNumber, searchState, searchText } from '#admin/shell/search-state.ts';

const state = searchState({ search: searchText, page: pageNumber });

export type CustomersShown = typeof state.defaults;
export const customersShown = state.read;
export const allCustomers = state.defaults;

export function listHref(shown: CustomersShown): string {
  return href('/admin/customers') + state.query(shown);
}
