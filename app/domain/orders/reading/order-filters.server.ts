import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import { phoneSearchTerms } from '#domain/kernel/phone-search-terms.server.ts';
import { escapeLikePattern, searchText } from '#domain/kernel/search-text.server.ts';
import type { OrderConcern } from '#domain/orders/order.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { namesInOtherScript } from '#domain/orders/places/towns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** `from` and `to` are days in Colombo, such as 2026-11-21, both included; a text that is no day sets no bound. */
export type OrderFilters = {
  search?: string;
  concern?: OrderConcern | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Returns the SQL condition for orders by number, name, town, phone number, day, and concern. */
export function orderFiltersCondition({
  search = '',
  concern,
  from,
  to,
}: OrderFilters): SQL | undefined {
  const text = searchText(search);
  return and(
    text === ''
      ? undefined
      : or(
          containsCondition(text),
          ...townConditions(text),
          ...shortNumberConditions(text),
          ...phoneConditions(text),
        ),
    placedBetweenCondition(from, to),
    concern && orderCondition(concern),
  );
}

function placedBetweenCondition(from = '', to = ''): SQL | undefined {
  const [first, last] = [colomboDay(from), colomboDay(to)];
  return and(
    first && gte(orders.createdAt, first),
    last && lt(orders.createdAt, daysLater(last, 1)),
  );
}

/** Separates number, name, town and phone number, so that only the phone number has no separator after it. */
const separator = '\u001f';

/** Returns the SQL condition for orders whose number or name contains the text, or whose phone number matches it. */
export function personCondition(text: string): SQL | undefined {
  return or(
    searchTextCondition(`%${escapeLikePattern(text)}%${separator}%${separator}%`),
    ...phoneConditions(text),
  );
}

/** Avoids `ilike`, which would convert the column again for each order, although it is in lower case already. */
function searchTextCondition(pattern: string): SQL {
  return sql`${orders.searchText} like lower(${pattern})`;
}

function containsCondition(text: string): SQL {
  return searchTextCondition(`%${escapeLikePattern(text)}%${separator}%`);
}

/** Matches digits only in the phone number: the pattern begins with its separator and the plus of E.164. */
function phoneConditions(text: string): SQL[] {
  return phoneSearchTerms(text).map((digits) => searchTextCondition(`%${separator}+%${digits}%`));
}

/** Returns conditions that find a town by its name in the other script too. */
function townConditions(text: string): SQL[] {
  return namesInOtherScript(text).map((town) =>
    searchTextCondition(`%${separator}${escapeLikePattern(town)}%${separator}%`),
  );
}

/** Matches the end of an order number without its hyphen, which 1 to 3 digits follow, as `shortOrderNumber` returns it. */
function shortNumberConditions(text: string): SQL[] {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{6,}$/.test(digits)) return [];
  return [1, 2, 3].map((after) =>
    searchTextCondition(`%${digits.slice(0, -after)}-${digits.slice(-after)}${separator}%`),
  );
}
