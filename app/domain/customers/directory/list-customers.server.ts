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
/** A shorter text is in nearly every name, and no trigram index finds it. */
const minIndexedLength = 3;

export type ListedCustomer = Omit<Awaited<ReturnType<typeof listPage>>[number], 'foundCount'>;
export type CustomerList = {
  customers: ListedCustomer[];
  /** The number that the search finds on all pages. */
  foundCount: number;
  page: number;
  pages: number;
};

/**
 * Lists customers, found by name or phone, newest order first, a page at a time; clamps the page number. The name is
 * that of the newest order, else of the account.
 */
export async function listCustomers(
  shop: ReadingShop,
  { search = '', page = 1 }: { search?: string; page?: number } = {},
): Promise<CustomerList> {
  const text = searchText(search);
  const perPage = customersPerPage;
  // The first page brings the count with it; any other page needs the count first.
  const range = paginate(page > 1 ? await countFound(shop, text) : 0, { page, perPage });
  const rows = await listPage(shop, text, range);
  const foundCount = rows[0]?.foundCount ?? 0;
  const found = rows.map(({ foundCount: _, ...customer }) => customer);
  const { pages } = paginate(foundCount, { page, perPage });
  return { customers: found, foundCount, page: range.page, pages };
}

async function countFound(shop: ReadingShop, text: string): Promise<number> {
  const { names, searchCondition } = searchNames(shop, text);
  const [counted] = await shop.db.select({ all: count() }).from(names).where(searchCondition);
  return counted?.all ?? 0;
}

function searchNames(shop: ReadingShop, text: string) {
  const isLong = [...text].length >= minIndexedLength;
  const names = isLong ? customersAmong(shop, candidates(shop, text)) : allCustomers(shop);
  const condition = or(
    contains(names.name, text),
    ...phoneSearchTerms(text).map((digits) => like(names.phone, `%${digits}%`)),
  );
  return { names, searchCondition: text === '' ? undefined : condition };
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
  const { names, searchCondition } = searchNames(shop, text);
  const listed = shop.db
    .select({
      phone: names.phone,
      name: names.name,
      orderId: names.orderId,
      lastOrderAt: names.lastOrderAt,
      accountAt: names.accountAt,
      foundCount: sql`count(*) over ()`.mapWith(Number).as('found_count'),
    })
    .from(names)
    .where(searchCondition)
    .orderBy(newestFirst(names.lastOrderAt), names.phone)
    .limit(limit)
    .offset(offset)
    .as('listed');
  const sums = shop.db
    .select({
      ordersCount: count().as('orders_count'),
      spentLkr: sum(orders.totalLkr).as('spent_lkr'),
      firstOrderAt: min(orders.createdAt).as('first_order_at'),
    })
    .from(orders)
    .where(eq(orders.customerPhone, listed.phone))
    .as('sums');
  return shop.db
    .select({
      phone: listed.phone,
      name: listed.name,
      /** The language of the newest order; null without one. */
      language: orders.language,
      ordersCount: sums.ordersCount,
      spentLkr: sql`coalesce(${sums.spentLkr}, 0)`.mapWith(Number),
      joinedAt: sql`least(${sums.firstOrderAt}, ${listed.accountAt})`.mapWith(orders.createdAt),
      lastOrderAt: listed.lastOrderAt,
      foundCount: listed.foundCount,
    })
    .from(listed)
    .leftJoin(orders, eq(orders.id, listed.orderId))
    .leftJoinLateral(sums, sql`true`)
    .orderBy(newestFirst(listed.lastOrderAt), listed.phone);
}
