import { href } from 'react-router';
import { type OrdersShown, queryOf } from '#admin/orders/orders-address.ts';
import { type ExportKind, exportKinds } from '#domain/orders/reports/exported-order.ts';

export function exportKindIn(searchParams: URLSearchParams): ExportKind {
  return exportKinds.find((kind) => kind === searchParams.get('kind')) ?? 'orders';
}

/** Where files of the list, as it is shown, are asked for. */
export function exportHref(shown: OrdersShown): string {
  return href('/admin/orders/export') + queryOf({ ...shown, page: 1 });
}

/** The file itself. */
export function csvHref(kind: ExportKind, shown: OrdersShown): string {
  const query = new URLSearchParams(queryOf({ ...shown, page: 1 }));
  query.set('kind', kind);
  return `${href('/admin/orders/export.csv')}?${query}`;
}

/** How many rows come, so that whoever reads them can say how far it is. */
export const rowsHeader = 'X-Rows';

export function fileName(kind: ExportKind, day: string): string {
  return `sandhi-${kind === 'courier' ? 'courier-list' : 'orders'}-${day}.csv`;
}
