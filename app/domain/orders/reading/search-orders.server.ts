import { and, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import { phonesMeant } from '#domain/kernel/phones-meant.server.ts';
import { meantLiterally, searchText } from '#domain/kernel/search-text.server.ts';
import type { OrderConcern } from '#domain/orders/order.ts';
import { isDue } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** Days are days in Colombo, written 2026-11-21, both included; what is no day bounds nothing. */
export type OrdersSought = {
  search?: string;
  due?: OrderConcern | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Whether an order is among those that are looked for: by number, name, phone, day, and what is due. */
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

/** Stands after the number and after the name of an order, so that only the phone has none behind it. */
const sign = '\u001f';

/** Whether the number or the name of an order holds the text, or its phone what is meant by it. */
export function matchesOrder(text: string): SQL | undefined {
  const inNumberOrName = `%${meantLiterally(text)}%${sign}%`;
  return or(
    // Both are in small letters: `ilike` would make them so again for each order.
    sql`${orders.searchText} like lower(${inNumberOrName})`,
    ...phonesMeant(text).map((digits) => like(orders.searchText, `%${sign}%${sign}%${digits}%`)),
  );
}
