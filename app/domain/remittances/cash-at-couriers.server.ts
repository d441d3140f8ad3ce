import { asc, sql } from 'drizzle-orm';
import { auditEntries, shipmentCondition } from '#domain/audit/tables.server.ts';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { nameKeySql } from '#domain/kernel/search-text.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { atCourierCondition } from '#domain/orders/courier-conditions.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { overdueDays, usualRemittanceDays } from './remittance.ts';

const key = nameKeySql(orders.courier);
const shipped = sql`(select max(${auditEntries.at}) as at from ${auditEntries}
  where ${auditEntries.subjectId} = ${orders.id}::text and ${shipmentCondition(auditEntries)}) as shipped`;
/** The time of shipment by the order's history, or else of the order itself. Requires a join with `shipped`. */
const shippedAt = sql<Date>`coalesce(shipped.at, ${orders.createdAt})`;

export type CashAtCourier = {
  courier: string;
  parcels: number;
  /** Cash of parcels by the time since their shipment: up to 7 days, 8 to 14 days, and longer, which is overdue. */
  upTo7DaysLkr: number;
  from8To14DaysLkr: number;
  overdueLkr: number;
  overdueParcels: number;
  totalLkr: number;
};

/** Sums by courier the cash of shipped parcels that was not paid out yet. */
export function sumCashAtCouriers(shop: AdminShop): Promise<CashAtCourier[]> {
  const outstanding = shop.db
    .select({
      name: orders.courier,
      key: key.as('key'),
      dueLkr: orders.dueLkr,
      shippedAt: shippedAt.as('shipped_at'),
    })
    .from(orders)
    .leftJoinLateral(shipped, sql`true`)
    .where(atCourierCondition(orders))
    .as('outstanding');
  const [recentFrom, overdueBefore] = [
    daysAgo(shop, usualRemittanceDays),
    daysAgo(shop, overdueDays),
  ].map((at) => sql`${at.toISOString()}::timestamptz`);
  const sum = (where = sql`true`) =>
    sql`coalesce(sum(${outstanding.dueLkr}) filter (where ${where}), 0)`.mapWith(Number);
  const isOverdue = sql`${outstanding.shippedAt} < ${overdueBefore}`;
  return shop.db
    .select({
      courier: sql<string>`max(btrim(${outstanding.name}))`,
      parcels: sql`count(*)`.mapWith(Number),
      upTo7DaysLkr: sum(sql`${outstanding.shippedAt} >= ${recentFrom}`),
      from8To14DaysLkr: sum(
        sql`${outstanding.shippedAt} < ${recentFrom} and ${outstanding.shippedAt} >= ${overdueBefore}`,
      ),
      overdueLkr: sum(isOverdue),
      overdueParcels: sql`count(*) filter (where ${isOverdue})`.mapWith(Number),
      totalLkr: sum(),
    })
    .from(outstanding)
    .groupBy(outstanding.key)
    .orderBy(asc(outstanding.key));
}

/** Lists the parcels of a courier whose cash is outstanding, the earliest shipment first. */
export function listAtCourier(shop: AdminShop, courier: string) {
  return shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      trackingNumber: orders.trackingNumber,
      status: orders.status,
      dueLkr: orders.dueLkr,
      shippedAt: shippedAt.mapWith(orders.createdAt),
    })
    .from(orders)
    .leftJoinLateral(shipped, sql`true`)
    .where(sql`${atCourierCondition(orders)} and ${key} = ${nameKeySql(sql`${courier}`)}`)
    .orderBy(shippedAt, orders.id);
}
