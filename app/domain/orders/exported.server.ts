import { and, eq, type SQL } from 'drizzle-orm';
import type { ExportKind } from './exported-order.ts';
import type { OrdersWanted } from './list-orders.server.ts';
import { isFound } from './orders-found.server.ts';
import { isDue } from './payment.server.ts';
import { orders } from './tables.server.ts';

/**
 * Which orders a table holds: what the list shows; or, for the courier, what of it can leave now whatever status the
 * list shows. A transfer that has not come is not ready to leave.
 */
export function isExported(kind: ExportKind, wanted: OrdersWanted): SQL | undefined {
  const { status, search, from, to } = wanted;
  if (kind === 'orders') return and(isFound(wanted), status && eq(orders.status, status));
  return and(isFound({ ...(search && { search }), from, to }), isDue('ready-to-leave'));
}
