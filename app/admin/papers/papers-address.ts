import { href } from 'react-router';
import { listHref, type OrdersShown, orderHref, queryOf } from '#admin/orders/orders-address.ts';

export const paperKinds = ['slip', 'invoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Returns which papers an address asks for, slips by default. */
export function paperKindIn(searchParams: URLSearchParams): PaperKind {
  return paperKinds.find((kind) => kind === searchParams.get('kind')) ?? 'slip';
}

type Wanted = { kind: PaperKind; orderIds: readonly string[]; shown: OrdersShown };

/** Links to the papers of these orders, with the list as it was shown for the way back. */
export function printHref({ kind, orderIds, shown }: Wanted): string {
  const query = new URLSearchParams(queryOf(shown));
  query.set('kind', kind);
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/print')}?${query}`;
}

/** Links back to the one order that was printed, or to the list. */
export function backHref(orderIds: readonly string[], shown: OrdersShown): string {
  const [only] = orderIds;
  return only !== undefined && orderIds.length === 1 ? orderHref(only, shown) : listHref(shown);
}
