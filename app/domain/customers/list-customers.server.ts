import { count, eq, like, min, or, sql, sum } from 'drizzle-orm';
import { phonesMeant } from '#domain/kernel/phones-meant.server.ts';
import { contains, searchText } from '#domain/kernel/search-text.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { matchesOrder } from '#domain/orders/matches-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { customerNames } from './customer-names.server.ts';
import { customers } from './tables.server.ts';

const customersPerPage = 24;
/** Fewer letters are in nearly every name, and no index knows where. */
const fewestLetters = 3;

export type ListedCustomer = Awaited<ReturnType<typeof listPage>>[number];
export type CustomerList = {
  customers: ListedCustomer[];
  /** How many the search finds on all pages. */
  foundCount: number;
  page: number;
  pages: number;
};

/**
 * Customers by name or phone, who ordered last first, a page at a time. A page that is not there becomes the nearest.
 * A customer is called as in their newest order.
 */
export async function listCustomers(
  shop: OwnerShop,
  { search = '', page = 1 }: { search?: string; page?: number } = {},
): Promise<CustomerList> {
  const text = searchText(search);
  const foundCount = await countFound(shop, text);
  const pages = Math.max(1, Math.ceil(foundCount / customersPerPage));
  const shown = Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  return { customers: await listPage(shop, text, shown), foundCount, page: shown, pages };
}

function findIn(shop: OwnerShop, text: string) {
  const names = customerNames(shop, candidates(shop, text));
  const isFound = or(
    contains(names.name, text),
    ...phonesMeant(text).map((digits) => like(names.phone, `%${digits}%`)),
  );
  return { names, isFound: text === '' ? undefined : isFound };
}

async function countFound(shop: OwnerShop, text: string): Promise<number> {
  const { names, isFound } = findIn(shop, text);
  const [counted] = await shop.db.select({ all: count() }).from(names).where(isFound);
  return counted?.all ?? 0;
}

/** Whoever may be meant, as the indexes know: an older name, or the number of an order, is among it too. */
function candidates(shop: OwnerShop, text: string) {
  if ([...text].length < fewestLetters) return undefined;
  const inAccount = or(
    contains(customers.name, text),
    ...phonesMeant(text).map((digits) => like(customers.phone, `%${digits}%`)),
  );
  return shop.db
    .select({ phone: orders.customerPhone })
    .from(orders)
    .where(matchesOrder(text))
    .union(shop.db.select({ phone: customers.phone }).from(customers).where(inAccount));
}

/** Cut before the sums are added up, so that only those of one page are. */
function listPage(shop: OwnerShop, text: string, page: number) {
  const { names, isFound } = findIn(shop, text);
  const shown = shop.db
    .select()
    .from(names)
    .where(isFound)
    .orderBy(sql`${names.lastOrderAt} desc nulls last`, names.phone)
    .limit(customersPerPage)
    .offset((page - 1) * customersPerPage)
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
      /** What they ordered in last; null for who has not ordered yet. */
      language: orders.language,
      ordersCount: sums.ordersCount,
      spentLkr: sql`coalesce(${sums.spentLkr}, 0)`.mapWith(Number),
      joinedAt: sql`least(${sums.firstOrderAt}, ${shown.accountAt})`.mapWith(orders.createdAt),
      lastOrderAt: shown.lastOrderAt,
    })
    .from(shown)
    .leftJoin(orders, eq(orders.id, shown.orderId))
    .leftJoinLateral(sums, sql`true`)
    .orderBy(sql`${shown.lastOrderAt} desc nulls last`, shown.phone);
}
