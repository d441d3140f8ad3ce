import { href } from 'react-router';
import { pageNumber, searchState, searchText } from '#admin/list/search-state.ts';

const state = searchState({ search: searchText, page: pageNumber });

export type CustomerListState = typeof state.defaults;
export const parseCustomerListState = state.read;
/** The state of the list without a search. */
export const unfilteredListState = state.defaults;

export function customersHref(listState: CustomerListState): string {
  return href('/admin/customers') + state.query(listState);
}

/** The query of a customer's URL: the page of the list of their orders. */
const customerOrdersState = searchState({ page: pageNumber });
export const parseCustomerOrdersState = customerOrdersState.read;

/** Links to a customer, identified by the digits of the phone, with one page of the list of their orders. */
export function customerHref(phoneE164: string, ordersPage = 1): string {
  const phone = phoneE164.replace('+', '');
  return (
    href('/admin/customers/:phone', { phone }) + customerOrdersState.query({ page: ordersPage })
  );
}

/** Returns the phone number (E.164) in a path segment; undefined if the segment is not a Sri Lankan number. */
export function phoneIn(segment: string): string | undefined {
  return /^94\d{9}$/.test(segment) ? `+${segment}` : undefined;
}
