import { href } from 'react-router';
import { type OrderStatus, orderStatuses } from '#domain/orders/order.ts';

/** What the address says about the list: everything that is not understood is left out. */
export type OrdersShown = { search: string; status: OrderStatus | undefined; page: number };

export function ordersShown(searchParams: URLSearchParams): OrdersShown {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    search: searchParams.get('q')?.trim() ?? '',
    status: orderStatuses.find((status) => status === searchParams.get('status')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

function queryOf({ search, status, page }: OrdersShown): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

export function listHref(shown: OrdersShown): string {
  return href('/admin/orders') + queryOf(shown);
}

/** An order over the list as it is shown. */
export function orderHref(orderId: string, shown: OrdersShown): string {
  return href('/admin/orders/:orderId', { orderId }) + queryOf(shown);
}
