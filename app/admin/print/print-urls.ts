import { href } from 'react-router';
import { type OrderListState, orderHref, ordersHref, queryOf } from '#admin/orders/orders-urls.ts';

export const documentKinds = ['packing-slip', 'invoice'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Returns the kind of documents that a URL asks for, packing slips by default. */
export function documentKindIn(searchParams: URLSearchParams): DocumentKind {
  return documentKinds.find((kind) => kind === searchParams.get('kind')) ?? 'packing-slip';
}

type PrintTarget = { kind: DocumentKind; orderIds: readonly string[]; listState: OrderListState };

/** Links to the documents of these orders. The query keeps the list to return to. */
export function printHref({ kind, orderIds, listState }: PrintTarget): string {
  const query = new URLSearchParams(queryOf(listState));
  query.set('kind', kind);
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/print')}?${query}`;
}

/** Links back to the one order that was printed, or to the list. */
export function backHref(orderIds: readonly string[], listState: OrderListState): string {
  const [first] = orderIds;
  return first !== undefined && orderIds.length === 1
    ? orderHref(first, listState)
    : ordersHref(listState);
}
