import { href } from 'react-router';
import { pageNumber, searchState, searchText } from '#admin/list/search-state.ts';

const state = searchState({ search: searchText, page: pageNumber });

export type CustomerListState = typeof state.defaults;
export const parseCustomerListState = state.read;
export const allCustomers = state.defaults;

export function listHref(listState: CustomerListState): string {
  return href('/admin/customers') + state.query(listState);
}

const customerState = searchState({ page: pageNumber });
export const parseCustomerState = customerState.read;

/** Links to the page of one customer, identified by the digits of the phone. */
export function customerHref(phoneE164: string, page = 1): string {
  const phone = phoneE164.replace('+', '');
  return href('/admin/customers/:phone', { phone }) + customerState.query({ page });
}

/** Returns the phone number (E.164) in a path segment; undefined if it is not one. */
export function phoneIn(segment: string): string | undefined {
  return /^94\d{9}$/.test(segment) ? `+${segment}` : undefined;
}
