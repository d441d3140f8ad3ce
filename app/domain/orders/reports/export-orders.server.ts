import { count } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import type { OwnerShop, ReadingShop } from '#domain/kernel/shop.server.ts';
import type { OrdersWanted } from '#domain/orders/reading/list-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { isExported, readExport } from './export-pages.server.ts';
import type { ExportedOrder, ExportKind } from './exported-order.ts';

export type OrdersExport = {
  /** How many orders there are at the start; one that is placed since may join. */
  rows: number;
  pages: AsyncGenerator<ExportedOrder[]>;
};

/**
 * Opens a table of orders to take out of the shop, and records who took it, how many rows, and which part. Of a search
 * only that there was one: the text may be a name.
 */
export async function exportOrders(
  { shop, reading }: { shop: OwnerShop; reading: ReadingShop },
  kind: ExportKind,
  wanted: OrdersWanted,
): Promise<OrdersExport> {
  const rows = await countExported(reading, kind, wanted);
  const { status, due, from, to, search } = wanted;
  await recordAudit(shop, {
    action: 'orders-exported',
    subject: { kind: 'export', id: kind },
    after: {
      rows,
      ...(status && kind === 'orders' && { status }),
      ...(due && kind === 'orders' && { due }),
      ...(from && { from }),
      ...(to && { to }),
      ...(search && { isSearched: true }),
    },
  });
  return { rows, pages: readExport(reading, kind, wanted) };
}

export async function countExported(
  shop: ReadingShop,
  kind: ExportKind,
  wanted: OrdersWanted,
): Promise<number> {
  const [counted] = await shop.db
    .select({ rows: count() })
    .from(orders)
    .where(isExported(kind, wanted));
  return counted?.rows ?? 0;
}
