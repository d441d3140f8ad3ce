import { href } from 'react-router';
import { day, oneOf, pageNumber, searchState, searchText } from '#admin/list/search-state.ts';
import { orderConcerns, orderStatuses } from '#domain/orders/order.ts';

/** `due` narrows the list to what waits for money or for a check, as links of the dashboard do. */
const state = searchState({
  search: searchText,
  status: oneOf(orderStatuses),
  due: oneOf(orderConcerns),
  from: day,
  to: day,
  page: pageNumber,
});

export type OrdersShown = typeof state.defaults;
export const ordersShown = state.read;
/** The list as it opens, without a search or filter. */
export const unfiltered = state.defaults;
/** Returns what the address says about the list, to pass it on. */
export const queryOf = state.query;

export function listHref(shown: OrdersShown): string {
  return href('/admin/orders') + queryOf(shown);
}

/** Returns where an open list loads its fresh content. */
export function nowHref(shown: OrdersShown): string {
  return href('/admin/orders/now') + queryOf(shown);
}

/** Links to the page on which an order is edited, from the list as it is shown. */
export function editOrderHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId/edit', { orderId }) + queryOf(shown);
}

/** Links to the page on which several parcels are shipped, from the list as it is shown. */
export function shipHref({ orderIds, shown }: { orderIds: string[]; shown: OrdersShown }): string {
  const query = new URLSearchParams(queryOf(shown));
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/ship')}?${query}`;
}

/** What can be done to an order: the last part of the address that its form is sent to. */
export type OrderStep =
  | 'problem'
  | 'accept-cancel'
  | 'decline-cancel'
  | 'accept-slip'
  | 'refuse-slip'
  | 'status'
  | 'shipment'
  | 'ship'
  | 'confirm'
  | 'pack'
  | 'note'
  | 'refuse'
  | 'refund'
  | 'refund-known'
  | 'charge-back'
  | 'cancel';

export function stepHref(orderId: string, step: OrderStep, shown: OrdersShown): string {
  return href(`/admin/orders/:orderId/${step}`, { orderId }) + queryOf(shown);
}

/** Links to an order over the list as it is shown. */
export function orderHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId', { orderId }) + queryOf(shown);
}
