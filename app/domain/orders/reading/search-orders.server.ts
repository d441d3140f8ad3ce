import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import { phoneSearchTerms } from '#domain/kernel/phone-search-terms.server.ts';
import { escapeLikePattern, searchText } from '#domain/kernel/search-text.server.ts';
import type { OrderConcern } from '#domain/orders/order.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { namesInOtherScript } from '#domain/orders/places/towns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** Days in Colombo, such as 2026-11-21, both included; a text that is no day sets no bound. */
export type OrderFilters = {
  search?: string;
  due?: OrderConcern | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Returns the condition for orders by number, name, town, phone, day, and what is due. */
export function orderFiltersCondition({
  search = '',
  due,
  from,
  to,
}: OrderFilters): SQL | undefined {
  const text = searchText(search);
  return and(
    text === '' ? undefined : or(contains(text), ...inTown(text), ...byEnd(text), ...byPhone(text)),
    placedBetween(from, to),
    due && orderCondition(due),
  );
}

function placedBetween(from = '', to = ''): SQL | undefined {
  const [first, last] = [colomboDay(from), colomboDay(to)];
  return and(
    first && gte(orders.createdAt, first),
    last && lt(orders.createdAt, daysLater(last, 1)),
  );
}

/** Separates number, name, town and phone, so that only the phone has no separator after it. */
const sign = '\u001f';

/** Returns the condition for orders whose number or name contains the text, or whose phone matches it. */
export function personCondition(text: string): SQL | undefined {
  return or(isLike(`%${escapeLikePattern(text)}%${sign}%${sign}%`), ...byPhone(text));
}

/** Both are in lower case: `ilike` would convert them again for each order. */
function isLike(pattern: string): SQL {
  return sql`${orders.searchText} like lower(${pattern})`;
}

function contains(text: string): SQL {
  return isLike(`%${escapeLikePattern(text)}%${sign}%`);
}

/** Phones are kept with their plus, as E.164 writes them. One wildcard less is much less work for each order. */
function byPhone(text: string): SQL[] {
  return phoneSearchTerms(text).map((digits) => isLike(`%${sign}+%${digits}%`));
}

/** A town is found by its name in the other script too. */
function inTown(text: string): SQL[] {
  return namesInOtherScript(text).map((town) =>
    isLike(`%${sign}${escapeLikePattern(town)}%${sign}%`),
  );
}

/** The end of a number as `shortOrderNumber` gives it: without its hyphen, which one to three digits follow. */
function byEnd(text: string): SQL[] {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{6,}$/.test(digits)) return [];
  return [1, 2, 3].map((after) =>
    isLike(`%${digits.slice(0, -after)}-${digits.slice(-after)}${sign}%`),
  );
}
