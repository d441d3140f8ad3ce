import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { nameKeySql } from '#domain/kernel/search-text.server.ts';
import type { AdminShop, ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { withLines } from '#domain/orders/reading/lines-of-orders.server.ts';
import type { OrderListOptions } from '#domain/orders/reading/list-orders.server.ts';
import { orderFiltersCondition } from '#domain/orders/reading/order-filters.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { provinces } from '#domain/places/provinces.ts';
import { documentColumns } from './document-columns.server.ts';
import type { ExportedOrder, ExportKind } from './exported-order.ts';

type OrdersExport = {
  /** The number of orders at the start; the export may include later ones. */
  rowsCount: number;
  pages: AsyncGenerator<ExportedOrder[]>;
};

/**
 * Opens an export of orders, and records in the activity log who made it, its number of rows, and its filters. Records
 * only that there was a search, because its text may be a name.
 */
export async function exportOrders(
  { shop, readOnlyShop }: { shop: AdminShop; readOnlyShop: ReadOnlyShop },
  kind: ExportKind,
  options: OrderListOptions,
): Promise<OrdersExport> {
  const rowsCount = await countExported(readOnlyShop, kind, options);
  const { status, concern, from, to, search } = options;
  await recordAudit(shop, {
    action: 'orders-exported',
    subject: { kind: 'export', id: kind },
    after: {
      rows: rowsCount,
      ...(status && kind === 'orders' && { status }),
      // The activity log has this filter as `due`, in older entries too.
      ...(concern && kind === 'orders' && { due: concern }),
      ...(from && { from }),
      ...(to && { to }),
      ...(search && { isSearched: true }),
    },
  });
  return { rowsCount, pages: readExport(readOnlyShop, kind, options) };
}

export async function countExported(
  shop: ReadOnlyShop,
  kind: ExportKind,
  options: OrderListOptions,
): Promise<number> {
  const [counted] = await shop.db
    .select({ rows: count() })
    .from(orders)
    .where(exportCondition(kind, options));
  return counted?.rows ?? 0;
}

const rowsPerPage = 1000;

/** The sort keys of a page's last row. The time is PostgreSQL's own text, finer than a Date. */
type PageEnd = {
  id: string;
  createdAtText: string;
  provinceRank: number;
  districtKey: string;
  townKey: string;
};

/** The sort keys of a place: by province, within it unknown districts first; towns ignoring case and joiners. */
const provinceRank = sql<number>`array_position(array[${sql.join(
  provinces.map((name) => sql`${name}::text`),
  sql`, `,
)}], ${orders.province})`;
const districtKey = sql<string>`coalesce(${orders.district}, '')`;
const townKey = nameKeySql(orders.city);

/** Yields page after page, so that 100,000 orders need no more memory than 1,000. */
async function* readExport(
  shop: ReadOnlyShop,
  kind: ExportKind,
  options: OrderListOptions,
): AsyncGenerator<ExportedOrder[]> {
  let end: PageEnd | undefined;
  do {
    const rows = await readPage(shop, { kind, options, end });
    end = rows.length === rowsPerPage ? rows.at(-1) : undefined;
    // Leaves out returned units for the courier, because they are not sent.
    if (rows.length > 0) yield await withLines(shop, rows, { withoutReturned: kind === 'courier' });
  } while (end);
}

/** `end`: the end of the page before; undefined for the first page. */
type Page = { kind: ExportKind; options: OrderListOptions; end: PageEnd | undefined };

function readPage(shop: ReadOnlyShop, { kind, options, end }: Page) {
  return shop.db
    .select({
      ...documentColumns,
      createdAtText: sql<string>`${orders.createdAt}::text`,
      provinceRank,
      districtKey,
      townKey,
    })
    .from(orders)
    .where(and(exportCondition(kind, options), end && afterCondition[kind](end)))
    .orderBy(...orderByKind[kind])
    .limit(rowsPerPage);
}

/** Sorts newest first, as in the list; for the courier by place, and within a place oldest first. */
const orderByKind: Record<ExportKind, SQL[]> = {
  orders: [newestFirst(orders.createdAt), asc(orders.id)],
  courier: [
    asc(provinceRank),
    asc(districtKey),
    asc(townKey),
    asc(orders.createdAt),
    asc(orders.id),
  ],
};

/**
 * Makes the SQL condition for the rows after a page. That of `orders` uses the index of the list, so that no page reads the
 * rows before it.
 */
const afterCondition: Record<ExportKind, (end: PageEnd) => SQL> = {
  orders: ({ createdAtText, id }) =>
    sql`(${orders.createdAt} <= ${createdAtText}::timestamptz and (${orders.createdAt} < ${createdAtText}::timestamptz or ${orders.id} > ${id}::uuid))`,
  courier: (end) =>
    sql`(${provinceRank}, ${districtKey}, ${townKey}, ${orders.createdAt}, ${orders.id}) > (${end.provinceRank}::int, ${end.districtKey}::text, ${end.townKey}::text, ${end.createdAtText}::timestamptz, ${end.id}::uuid)`,
};

/**
 * Returns the SQL condition of an export: the filters of the list; for the courier, orders that are ready to ship, without
 * the filters for status and concern.
 */
function exportCondition(kind: ExportKind, options: OrderListOptions): SQL | undefined {
  const { status, search, from, to } = options;
  if (kind === 'orders')
    return and(orderFiltersCondition(options), status && eq(orders.status, status));
  return and(
    orderFiltersCondition({ ...(search && { search }), from, to }),
    orderCondition('ready-to-ship'),
  );
}
