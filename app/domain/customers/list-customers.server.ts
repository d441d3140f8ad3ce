import { count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { phonesMeant } from '#domain/kernel/phones-meant.server.ts';
import { contains, searchText } from '#domain/kernel/search-text.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type CustomerBook, customerBook } from './customer-book.server.ts';

const customersPerPage = 24;

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
  const book = customerBook(shop);
  const isFound = matching(shop, book, searchText(search));
  const [counted] = await shop.db.select({ all: count() }).from(book).where(isFound);
  const foundCount = counted?.all ?? 0;
  const pages = Math.max(1, Math.ceil(foundCount / customersPerPage));
  const shown = Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  const customers = await listPage(shop, pageOf(shop, { book, isFound, page: shown }));
  return { customers, foundCount, page: shown, pages };
}

type PageWanted = { book: CustomerBook; isFound: SQL | undefined; page: number };

/** Cut before the names are looked up, so that only those of one page are. */
function pageOf(shop: OwnerShop, { book, isFound, page }: PageWanted) {
  return shop.db
    .select()
    .from(book)
    .where(isFound)
    .orderBy(sql`${book.lastOrderAt} desc nulls last`, book.phone)
    .limit(customersPerPage)
    .offset((page - 1) * customersPerPage)
    .as('page');
}

function listPage(shop: OwnerShop, page: ReturnType<typeof pageOf>) {
  const newest = shop.db
    .select({ name: orders.customerName, language: orders.language })
    .from(orders)
    .where(eq(orders.customerPhone, page.phone))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(1)
    .as('newest');
  return shop.db
    .select({
      phone: page.phone,
      name: sql<string>`coalesce(${newest.name}, ${page.accountName})`,
      /** What they ordered in last; null for who has not ordered yet. */
      language: newest.language,
      ordersCount: page.ordersCount,
      spentLkr: page.spentLkr,
      joinedAt: page.joinedAt,
      lastOrderAt: page.lastOrderAt,
    })
    .from(page)
    .leftJoinLateral(newest, sql`true`)
    .orderBy(sql`${page.lastOrderAt} desc nulls last`, page.phone);
}

function matching(shop: OwnerShop, book: CustomerBook, text: string): SQL | undefined {
  if (text === '') return undefined;
  return or(
    contains(nameIn(shop, book), text),
    ...phonesMeant(text).map((digits) => like(book.phone, `%${digits}%`)),
  );
}

function nameIn(shop: OwnerShop, book: CustomerBook): SQL {
  const newest = shop.db
    .select({ name: orders.customerName })
    .from(orders)
    .where(eq(orders.customerPhone, book.phone))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(1);
  return sql`coalesce((${newest}), ${book.accountName})`;
}
