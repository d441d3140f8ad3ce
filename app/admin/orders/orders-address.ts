import { href } from 'react-router';
import { colomboDay } from '#domain/kernel/colombo-time.ts';
import { writtenQuery } from '#domain/kernel/written-query.ts';
import {
  type OrderConcern,
  type OrderStatus,
  orderConcerns,
  orderStatuses,
} from '#domain/orders/order.ts';

/** What the address says about the list: everything that is not understood is left out. Days are days in Colombo. */
export type OrdersShown = {
  search: string;
  status: OrderStatus | undefined;
  /** Only what waits for money or for a look at it, as the dashboard leads here. */
  due: OrderConcern | undefined;
  from: string;
  to: string;
  page: number;
};

/** The list as it opens. */
export const everything: OrdersShown = {
  search: '',
  status: undefined,
  due: undefined,
  from: '',
  to: '',
  page: 1,
};

export function ordersShown(searchParams: URLSearchParams): OrdersShown {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    search: searchParams.get('q')?.trim() ?? '',
    status: orderStatuses.find((status) => status === searchParams.get('status')),
    due: orderConcerns.find((due) => due === searchParams.get('due')),
    from: dayIn(searchParams.get('from')),
    to: dayIn(searchParams.get('to')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

function dayIn(written: string | null): string {
  return written && colomboDay(written) ? written : '';
}

/** What the address says about the list, to be carried along. */
export function queryOf({ search, status, due, from, to, page }: OrdersShown): string {
  const said = { q: search, status, due, from, to, page: page > 1 ? `${page}` : '' };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) query.set(name, value);
  return writtenQuery(query);
}

export function listHref(shown: OrdersShown): string {
  return href('/admin/orders') + queryOf(shown);
}

/** Where an open list asks again for what it shows. */
export function nowHref(shown: OrdersShown): string {
  return href('/admin/orders/now') + queryOf(shown);
}

/** The page that corrects an order, from the list as it is shown. */
export function correctHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId/correct', { orderId }) + queryOf(shown);
}

/** The page on which several parcels leave together, from the list as it is shown. */
export function shipHref({ orderIds, shown }: { orderIds: string[]; shown: OrdersShown }): string {
  const query = new URLSearchParams(queryOf(shown));
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/ship')}?${query}`;
}

/** An order over the list as it is shown. */
export function orderHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId', { orderId }) + queryOf(shown);
}
