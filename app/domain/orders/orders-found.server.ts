import { and, gte, lt, type SQL } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import { searchText } from '#domain/kernel/search-text.server.ts';
import { matchesOrder } from './matches-order.server.ts';
import type { OrderConcern } from './order.ts';
import { isDue } from './payment.server.ts';
import { orders } from './tables.server.ts';

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
