import { href } from 'react-router';
import { day, oneOf, pageNumber, searched, searchState } from '#admin/shell/search-state.ts';
import { orderConcerns, orderStatuses } from '#domain/orders/order.ts';

/** `due`: only what waits for money or for a look at it, as the dashboard leads here. */
const state = searchState({
  search: searched,
  status: oneOf(orderStatuses),
  due: oneOf(orderConcerns),
  from: day,
  to: day,
  page: pageNumber,
});

export type OrdersShown = typeof state.usual;
export const ordersShown = state.read;
/** The list as it opens. */
export const everything = state.usual;
/** What the address says about the list, to be carried along. */
export const queryOf = state.query;

export function listHref(shown: OrdersShown): string {
  return href('/admin/orders') + queryOf(shown);
}

/** Where an open list asks again for what it shows. */
export function nowHref(shown: OrdersShown): string {
  return href('/admin/orders/now') + queryOf(shown);
}

/** The page on which an order is edited, from the list as it is shown. */
export function editOrderHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId/edit', { orderId }) + queryOf(shown);
}

/** The page on which several parcels leave together, from the list as it is shown. */
export function shipHref({ orderIds, shown }: { orderIds: string[]; shown: OrdersShown }): string {
  const query = new URLSearchParams(queryOf(shown));
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/ship')}?${query}`;
}

/** What can be done to an order: the last part of the address that its form is sent to. */
export type OrderStep = 'status' | 'shipment' | 'ship' | 'confirm' | 'note' | 'refuse' | 'refund';

export function stepHref(orderId: string, step: OrderStep, shown: OrdersShown): string {
  return href(`/admin/orders/:orderId/${step}`, { orderId }) + queryOf(shown);
}

/** An order over the list as it is shown. */
export function orderHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId', { orderId }) + queryOf(shown);
}
