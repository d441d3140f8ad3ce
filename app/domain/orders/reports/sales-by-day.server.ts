import { count, gte, sql } from 'drizzle-orm';
import { dayIn, daysLater, startOfLastDays } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type Sum, sumOf } from './sum-orders.server.ts';

/** Days in Colombo, whatever the time zone of the server or of its database: 2026-11-21. */
const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Colombo', 'YYYY-MM-DD')`;

export type SalesDay = Sum & { day: string };

/** What was sold on each of the last days, today included, the oldest first. A day without orders is there too. */
export async function salesByDay(shop: OwnerShop, days: number): Promise<SalesDay[]> {
  const from = startOfLastDays(shop.now(), days);
  const groups = await shop.db
    .select({
      day,
      status: orders.status,
      orders: count(),
      totalLkr: sql`sum(${orders.totalLkr})`.mapWith(Number),
    })
    .from(orders)
    .where(gte(orders.createdAt, from))
    .groupBy(day, orders.status);
  return Array.from({ length: days }, (_, passed) => {
    const written = dayIn(daysLater(from, passed));
    return { day: written, ...sumOf(groups.filter((group) => group.day === written)) };
  });
}
