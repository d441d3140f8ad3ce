import { href } from 'react-router';
import { day, oneOf, pageNumber, searchState, searchText } from '#admin/list/search-state.ts';
import { orderConcerns, orderStatuses } from '#domain/orders/order.ts';

/** Search, filters and page of the list, as its URL has them. A concern is, for example, a transfer to wait for. */
const state = searchState({
  search: searchText,
  status: oneOf(orderStatuses),
  concern: { ...oneOf(orderConcerns), name: 'due' },
  from: day,
  to: day,
  page: pageNumber,
});

export type OrderListState = typeof state.defaults;
export const parseOrderListState = state.read;
/** The state of the list without a search or filter. */
export const unfilteredListState = state.defaults;
/** Returns the query string of a list, to pass it on to other pages. */
export const queryOf = state.query;

export function ordersHref(listState: OrderListState): string {
  return href('/admin/orders') + queryOf(listState);
}

/** Returns the URL from which an open list refreshes its data. */
export function refreshHref(listState: OrderListState): string {
  return href('/admin/orders/now') + queryOf(listState);
}

/** Links to the page that edits an order. The query keeps the list to return to, as in all links here. */
export function editOrderHref(orderId: string, listState: OrderListState): string {
  return href('/admin/orders/:orderId/edit', { orderId }) + queryOf(listState);
}

/** Links to the page that ships several parcels. */
export function shipHref({
  orderIds,
  listState,
}: {
  orderIds: string[];
  listState: OrderListState;
}): string {
  const query = new URLSearchParams(queryOf(listState));
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/ship')}?${query}`;
}

/** An action on an order: the last segment of the path of its route. */
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
  | 'refund-outcome'
  | 'charge-back'
  | 'cancel';

export function stepHref(orderId: string, step: OrderStep, listState: OrderListState): string {
  return href(`/admin/orders/:orderId/${step}`, { orderId }) + queryOf(listState);
}

/** Links to an order, which opens over or beside the list. */
export function orderHref(orderId: string, listState: OrderListState): string {
  return href('/admin/orders/:orderId', { orderId }) + queryOf(listState);
}
