import { count, eq, like, min, or, type SQL, sql, sum } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { type PageRange, paginate } from '#domain/kernel/paginate.server.ts';
import { phoneSearchTerms } from '#domain/kernel/phone-search-terms.server.ts';
import { contains, searchText } from '#domain/kernel/search-text.server.ts';
import type { ReadingShop } from '#domain/kernel/shop.server.ts';
import { personCondition } from '#domain/orders/reading/search-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { allCustomers, customersAmong } from './customer-names.server.ts';

const customersPerPage = 24;
/** Fewer characters are in nearly every name, and no index finds them. */
const minLetters = 3;

export type ListedCustomer = Omit<Awaited<ReturnType<typeof listPage>>[number], 'foundCount'>;
export type CustomerList = {
  customers: ListedCustomer[];
  /** How many the search finds on all pages. */
  foundCount: number;
  page: number;
  pages: number;
};

/**
 * Lists customers by name or phone, newest order first, a page at a time; clamps the page number. The name is that of
 * the newest order.
 */
export async function listCustomers(
  shop: ReadingShop,
  { search = '', page = 1 }: { search?: string; page?: number } = {},
): Promise<CustomerList> {
  const text = searchText(search);
  const perPage = customersPerPage;
  // The first page brings the count with it; any other page needs the count first.
  const shown = paginate(page > 1 ? await countFound(shop, text) : 0, { page, perPage });
  const rows = await listPage(shop, text, shown);
  const foundCount = rows[0]?.foundCount ?? 0;
  const found = rows.map(({ foundCount: _, ...customer }) => customer);
  const { pages } = paginate(foundCount, { page, perPage });
  return { customers: found, foundCount, page: shown.page, pages };
}

async function countFound(shop: ReadingShop, text: string): Promise<number> {
  const { names, isFound: searchCondition } = findIn(shop, text);
  const [counted] = await shop.db.select({ all: count() }).from(names).where(searchCondition);
  return counted?.all ?? 0;
}

function findIn(shop: ReadingShop, text: string) {
  const isLong = [...text].length >= minLetters;
  const names = isLong ? customersAmong(shop, candidates(shop, text)) : allCustomers(shop);
  const isFound = or(
    contains(names.name, text),
    ...phoneSearchTerms(text).map((digits) => like(names.phone, `%${digits}%`)),
  );
  return { names, isFound: text === '' ? undefined : isFound };
}

/** Selects phones of possible matches by the indexes: an older name, or the number of an order, matches too. */
function candidates(shop: ReadingShop, text: string): SQL {
  const inAccount = or(
    contains(customers.name, text),
    ...phoneSearchTerms(text).map((digits) => like(customers.phone, `%${digits}%`)),
  );
  return shop.db
    .select({ phone: orders.customerPhone })
    .from(orders)
    .where(personCondition(text))
    .union(shop.db.select({ phone: customers.phone }).from(customers).where(inAccount))
    .getSQL();
}

/** Limits the rows before sums are added up, so that only those of one page are. */
function listPage(shop: ReadingShop, text: string, { limit, offset }: PageRange) {
  const { names, isFound } = findIn(shop, text);
  const shown = shop.db
    .select({
      phone: names.phone,
      name: names.name,
      orderId: names.orderId,
      lastOrderAt: names.lastOrderAt,
      accountAt: names.accountAt,
      foundCount: sql`count(*) over ()`.mapWith(Number).as('found_count'),
    })
    .from(names)
    .where(isFound)
    .orderBy(newestFirst(names.lastOrderAt), names.phone)
    .limit(limit)
    .offset(offset)
    .as('shown');
  const sums = shop.db
    .select({
      ordersCount: count().as('orders_count'),
      spentLkr: sum(orders.totalLkr).as('spent_lkr'),
      firstOrderAt: min(orders.createdAt).as('first_order_at'),
    })
    .from(orders)
    .where(eq(orders.customerPhone, shown.phone))
    .as('sums');
  return shop.db
    .select({
      phone: shown.phone,
      name: shown.name,
      /** The language of the newest order; null without one. */
      language: orders.language,
      ordersCount: sums.ordersCount,
      spentLkr: sql`coalesce(${sums.spentLkr}, 0)`.mapWith(Number),
      joinedAt: sql`least(${sums.firstOrderAt}, ${shown.accountAt})`.mapWith(orders.createdAt),
      lastOrderAt: shown.lastOrderAt,
      foundCount: shown.foundCount,
    })
    .from(shown)
    .leftJoin(orders, eq(orders.id, shown.orderId))
    .leftJoinLateral(sums, sql`true`)
    .orderBy(newestFirst(shown.lastOrderAt), shown.phone);
}
