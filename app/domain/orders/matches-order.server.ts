import { like, or, type SQL, sql } from 'drizzle-orm';
import { phonesMeant } from '#domain/kernel/phones-meant.server.ts';
import { meantLiterally } from '#domain/kernel/search-text.server.ts';
import { orders } from './tables.server.ts';

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
