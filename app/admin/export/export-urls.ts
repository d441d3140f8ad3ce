import { href } from 'react-router';
import { type OrderListState, queryOf } from '#admin/orders/orders-urls.ts';
import { type ExportKind, exportKinds } from '#domain/orders/reports/exported-order.ts';

export function exportKindIn(searchParams: URLSearchParams): ExportKind {
  return exportKinds.find((kind) => kind === searchParams.get('kind')) ?? 'orders';
}

/** Links to the dialog that exports the list. */
export function exportHref(listState: OrderListState): string {
  return href('/admin/orders/export') + queryOf({ ...listState, page: 1 });
}

/** Links to the file itself. */
export function csvHref(kind: ExportKind, listState: OrderListState): string {
  const query = new URLSearchParams(queryOf({ ...listState, page: 1 }));
  query.set('kind', kind);
  return `${href('/admin/orders/export.csv')}?${query}`;
}

/** Names the response header with the number of rows, for the progress bar. */
export const rowsCountHeader = 'X-Rows';

export function fileName(kind: ExportKind, day: string): string {
  return `sandhi-${kind === 'courier' ? 'courier-list' : 'orders'}-${day}.csv`;
}
