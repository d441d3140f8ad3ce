import { and, desc, eq, type SQL } from 'drizzle-orm';
import { readCached } from '#domain/kernel/cached-query.server.ts';
import { newestFirst, oldestFirst } from '#domain/kernel/newest-first.server.ts';
import {
  countByState,
  fromNearerEnd,
  type PageSpan,
  paginate,
} from '#domain/kernel/paginate.server.ts';
import { searchText } from '#domain/kernel/search-text.server.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type ShortLine, withLines } from './lines-of-orders.server.ts';
import { type OrderFilters, orderFiltersCondition } from './order-filters.server.ts';

const ordersPerPage = 50;
/** The number of found orders from which the counts of a search are cached. */
const manyFound = 20_000;

/** The columns of an order in every list. */
export const listedColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  totalLkr: orders.totalLkr,
  createdAt: orders.createdAt,
};
/** The columns of every list in the panel. */
const panelColumns = {
  ...listedColumns,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  paymentMethod: orders.paymentMethod,
};

export type OrderListOptions = OrderFilters & {
  status?: OrderStatus | undefined;
  page?: number;
};
export type ListedOrder = Awaited<ReturnType<typeof listPage>>[number] & { lines: ShortLine[] };
export type OrderList = {
  orders: ListedOrder[];
  /** The count of orders that match the filters, in all and by status. */
  counts: Record<OrderStatus | 'all', number>;
  page: number;
  pages: number;
};

/** Lists orders newest first, by page. Returns the nearest page for a page that does not exist. */
export async function listOrders(
  shop: ReadOnlyShop,
  { status, page = 1, ...filters }: OrderListOptions = {},
): Promise<OrderList> {
  const matchesFilters = orderFiltersCondition(filters);
  const counts = await readCached(shop, {
    key: `orders found: ${JSON.stringify(filters)}`,
    read: () => countByState(shop, orders.status, { keys: orderStatuses, where: matchesFilters }),
    isLarge: ({ all }) => isSearch(filters) && all >= manyFound,
  });
  const found = counts[status ?? 'all'];
  const { pages, ...range } = paginate(found, { page, perPage: ordersPerPage });
  const isListed = and(matchesFilters, status && eq(orders.status, status));
  // The number that a search found may be some minutes old, so that counting from the end would repeat or skip orders.
  const span = isSearch(filters) ? { ...range, isFromEnd: false } : fromNearerEnd(range, found);
  const rows = await listPage(shop, isListed, span);
  return { orders: await withLines(shop, rows), counts, page: range.page, pages };
}

/** Returns whether the filters search the texts of orders; without a search, an index counts the orders. */
function isSearch({ search = '' }: OrderFilters): boolean {
  return searchText(search) !== '';
}

/** Selects the ids first, by an index alone, so that a late page costs little more than the first. */
function listPage(
  shop: ReadOnlyShop,
  isListed: SQL | undefined,
  { limit, offset, isFromEnd }: PageSpan,
) {
  const sorting = isFromEnd
    ? [oldestFirst(orders.createdAt), desc(orders.id)]
    : [newestFirst(orders.createdAt), orders.id];
  const pageIds = shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(isListed)
    .orderBy(...sorting)
    .limit(limit)
    .offset(offset)
    .as('page_ids');
  return shop.db
    .select({
      ...panelColumns,
      dueLkr: orders.dueLkr,
      refundDueLkr: orders.refundDueLkr,
      paymentStatus: orders.paymentStatus,
      city: orders.city,
      source: orders.source,
      flags: orders.flags,
      confirmedByPhoneAt: orders.confirmedByPhoneAt,
      cancelAskedAt: orders.cancelAskedAt,
      chargedBackAt: orders.chargedBackAt,
    })
    .from(orders)
    .innerJoin(pageIds, eq(pageIds.id, orders.id))
    .orderBy(newestFirst(orders.createdAt), orders.id);
}

/** Lists the newest orders of any status. */
export function listNewestOrders(shop: ReadOnlyShop, limit: number) {
  return shop.db
    .select({ ...panelColumns, source: orders.source })
    .from(orders)
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(limit);
}
