import { href } from 'react-router';
import { listHref, type OrdersShown, orderHref, queryOf } from '#admin/orders/orders-address.ts';

export const paperKinds = ['slip', 'invoice'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Which papers an address asks for; slips where it does not say. */
export function paperKindIn(searchParams: URLSearchParams): PaperKind {
  return paperKinds.find((kind) => kind === searchParams.get('kind')) ?? 'slip';
}

type Wanted = { kind: PaperKind; orderIds: readonly string[]; shown: OrdersShown };

/** The papers of these orders. The list as it was shown travels along, for the way back. */
export function printHref({ kind, orderIds, shown }: Wanted): string {
  const query = new URLSearchParams(queryOf(shown));
  query.set('kind', kind);
  for (const id of orderIds) query.append('orderId', id);
  return `${href('/admin/orders/print')}?${query}`;
}

/** To the one order that was printed, or to the list. */
export function backHref(orderIds: readonly string[], shown: OrdersShown): string {
  const [only] = orderIds;
  return only !== undefined && orderIds.length === 1 ? orderHref(only, shown) : listHref(shown);
}
