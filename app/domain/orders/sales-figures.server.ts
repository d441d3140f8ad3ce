import { type SQL, sql } from 'drizzle-orm';
import { startOfColomboDay } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

export type SalesFigures = {
  /** Sums count every order, cancelled ones too; the part that is cancelled stands beside them. */
  todayLkr: number;
  todayCancelledLkr: number;
  todayCount: number;
  pendingCount: number;
  revenueLkr: number;
  revenueCancelledLkr: number;
  /** Distinct by phone; who was taken out of the books has none. */
  customersCount: number;
};

/** The figures of the dashboard. Today is the day in Colombo. */
export async function salesFigures(shop: OwnerShop): Promise<SalesFigures> {
  const midnight = startOfColomboDay(shop.now()).toISOString();
  const isToday = sql`${orders.createdAt} >= ${midnight}::timestamptz`;
  const isCancelled = sql`${orders.status} = 'cancelled'`;
  const [figures] = await shop.db
    .select({
      todayLkr: sumWhere(isToday),
      todayCancelledLkr: sumWhere(sql`${isToday} and ${isCancelled}`),
      todayCount: countWhere(isToday),
      pendingCount: countWhere(sql`${orders.status} = 'pending'`),
      revenueLkr: sumWhere(sql`true`),
      revenueCancelledLkr: sumWhere(isCancelled),
      customersCount: sql`count(distinct nullif(${orders.customerPhone}, ''))`.mapWith(Number),
    })
    .from(orders);
  if (!figures) throw new Error('The database added nothing up.');
  return figures;
}

/** The two drivers hand over large numbers in different shapes. */
function sumWhere(condition: SQL) {
  return sql`coalesce(sum(${orders.totalLkr}) filter (where ${condition}), 0)`.mapWith(Number);
}

function countWhere(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
