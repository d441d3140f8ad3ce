import { count, eq, isNotNull, like, min, or, type SQL, sql, sum } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { readCached } from '#domain/kernel/cached-query.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { paginate } from '#domain/kernel/paginate.server.ts';
import { phoneSearchTerms } from '#domain/kernel/phone-search-terms.server.ts';
import { contains, searchText } from '#domain/kernel/search-text.server.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { personCondition } from '#domain/orders/reading/order-filters.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { allCustomers, customersAmong } from './select-customers.server.ts';

const customersPerPage = 24;
/** A shorter text is in nearly every name, and no trigram index finds it. */
const minIndexedLength = 3;

export type ListedCustomer = Awaited<ReturnType<typeof describeCustomers>>[number];
export type CustomerList = {
  customers: ListedCustomer[];
  /** The number that the search finds on all pages. */
  foundCount: number;
  page: number;
  pages: number;
};

/** From this many customers on, or this many found by a search, their sorted phones are cached (`readCached`). */
const manyCustomers = 100_000;
const manyFound = 10_000;

/**
 * Lists customers, found by name or phone, newest order first, a page at a time; clamps the page number. The name is
 * that of the newest order, else of the account.
 */
export async function listCustomers(
  shop: ReadOnlyShop,
  { search = '', page = 1 }: { search?: string; page?: number } = {},
): Promise<CustomerList> {
  const text = searchText(search);
  const { foundCount, phones } = await readCached(shop, {
    key: `phones of customers: ${text}`,
    read: () => listPhones(shop, text),
    isLarge: (found) => found.foundCount >= (text === '' ? manyCustomers : manyFound),
  });
  const range = paginate(foundCount, { page, perPage: customersPerPage });
  const { offset, limit, pages } = range;
  const phonesOfPage = phones.split(' ', offset + limit).slice(offset);
  const customers = await describeCustomers(shop, foundCount > 0 ? phonesOfPage : []);
  return { customers, foundCount, page: range.page, pages };
}

/** Lists the phones in one text, because rows would take ten times as long and as much memory. */
async function listPhones(shop: ReadOnlyShop, text: string) {
  const { selected, searchCondition } = selectMatches(shop, text);
  const newestOrderFirst = sql`${newestFirst(selected.lastOrderAt)}, ${selected.phone}`;
  const [found] = await shop.db
    .select({
      foundCount: count(),
      phones: sql<string | null>`string_agg(${selected.phone}, ' ' order by ${newestOrderFirst})`,
    })
    .from(selected)
    .where(searchCondition);
  return { foundCount: found?.foundCount ?? 0, phones: found?.phones ?? '' };
}

function selectMatches(shop: ReadOnlyShop, text: string) {
  const isLong = [...text].length >= minIndexedLength;
  const selected = isLong ? customersAmong(shop, candidates(shop, text)) : allCustomers(shop);
  const condition = or(
    contains(selected.name, text),
    ...phoneSearchTerms(text).map((digits) => like(selected.phone, `%${digits}%`)),
  );
  return { selected, searchCondition: text === '' ? undefined : condition };
}

/** Selects phones of possible matches by indexes. The caller filters out matches of an older name or an order's number. */
function candidates(shop: ReadOnlyShop, text: string): SQL {
  const accountCondition = or(
    contains(customers.name, text),
    ...phoneSearchTerms(text).map((digits) => like(customers.phone, `%${digits}%`)),
  );
  return shop.db
    .select({ phone: orders.customerPhone })
    .from(orders)
    .where(personCondition(text))
    .union(shop.db.select({ phone: customers.phone }).from(customers).where(accountCondition))
    .getSQL();
}

/** Reads the customers with these phones, in the order of the phones; leaves out customers that were removed since. */
async function describeCustomers(shop: ReadOnlyShop, phones: readonly string[]) {
  const requestedPhones = sql`select jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb)`;
  const selected = customersAmong(shop, requestedPhones);
  const sums = shop.db
    .select({
      ordersCount: count().as('orders_count'),
      orderedLkr: sum(orders.totalLkr).as('ordered_lkr'),
      firstOrderAt: min(orders.createdAt).as('first_order_at'),
    })
    .from(orders)
    .where(eq(orders.customerPhone, selected.phone))
    .as('sums');
  const found = await shop.db
    .select({
      phone: selected.phone,
      name: selected.name,
      /** The language of the newest order; null without one. */
      language: orders.language,
      ordersCount: sums.ordersCount,
      orderedLkr: sql`coalesce(${sums.orderedLkr}, 0)`.mapWith(Number),
      joinedAt: sql`least(${sums.firstOrderAt}, ${selected.accountAt})`.mapWith(orders.createdAt),
      lastOrderAt: selected.lastOrderAt,
    })
    .from(selected)
    .leftJoin(orders, eq(orders.id, selected.orderId))
    .leftJoinLateral(sums, sql`true`)
    .where(isNotNull(selected.name));
  const byPhone = new Map(found.map((customer) => [customer.phone, customer]));
  return phones.flatMap((phone) => byPhone.get(phone) ?? []);
}
