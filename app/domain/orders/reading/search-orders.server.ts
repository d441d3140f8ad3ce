import { and, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import { phonesMeant } from '#domain/kernel/phones-meant.server.ts';
import { meantLiterally, searchText } from '#domain/kernel/search-text.server.ts';
import type { OrderConcern } from '#domain/orders/order.ts';
import { isDue } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** Days in Colombo, such as 2026-11-21, both included; a text that is no day sets no bound. */
export type OrdersSought = {
  search?: string;
  due?: OrderConcern | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Returns the condition for orders by number, name, phone, day, and what is due. */
export function isFound({ search = '', due, from, to }: OrdersSought): SQL | undefined {
  const text = searchText(search);
  return and(
    text === '' ? undefined : matchesOrder(text),
    placedBetween(from, to),
    due && isDue(due),
  );
}

function placedBetween(from = '', to = ''): SQL | undefined {
  const [first, last] = [colomboDay(from), colomboDay(to)];
  return and(
    first && gte(orders.createdAt, first),
    last && lt(orders.createdAt, daysLater(last, 1)),
  );
}

/** Separates number, name and phone, so that only the phone has no separator after it. */
const sign = '\u001f';

/** Returns the condition for orders whose number or name contains the text, or whose phone matches it. */
export function matchesOrder(text: string): SQL | undefined {
  const inNumberOrName = `%${meantLiterally(text)}%${sign}%`;
  return or(
    // Both are in lower case: `ilike` would convert them again for each order.
    sql`${orders.searchText} like lower(${inNumberOrName})`,
    ...phonesMeant(text).map((digits) => like(orders.searchText, `%${sign}%${sign}%${digits}%`)),
  );
}
