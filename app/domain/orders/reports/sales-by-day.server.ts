import { count, sql } from 'drizzle-orm';
import { lastDaysCondition } from '#domain/kernel/clock-conditions.server.ts';
import { dayIn, daysLater, startOfLastDays } from '#domain/kernel/colombo-time.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type Sum, sumOf } from './sum-orders.server.ts';

/** The day of an order in Colombo, such as 2026-11-21, whatever the time zones of server and database are. */
const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Colombo', 'YYYY-MM-DD')`;

export type SalesDay = Sum & { day: string };

/** Returns the sales of each of the last days, oldest first, today and days without orders included. */
export async function readSalesByDay(shop: ReadOnlyShop, days: number): Promise<SalesDay[]> {
  const from = startOfLastDays(shop.now(), days);
  const groups = await shop.db
    .select({
      day,
      status: orders.status,
      orders: count(),
      totalLkr: sql`sum(${orders.totalLkr})`.mapWith(Number),
    })
    .from(orders)
    .where(lastDaysCondition(shop, orders.createdAt, days))
    .groupBy(day, orders.status);
  return Array.from({ length: days }, (_, passed) => {
    const dayText = dayIn(daysLater(from, passed));
    return { day: dayText, ...sumOf(groups.filter((group) => group.day === dayText)) };
  });
}
