import { and, eq, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';

/**
 * Returns the columns that unpack an order which had left and is set back, if its money or its units changed since it left:
 * its packing slip asks for other cash, or names other units.
 */
export async function columnsWhenSetBack(
  shop: Shop,
  order: LockedOrder,
  status: OrderStatus,
): Promise<{ packedAt?: null; version?: number }> {
  const hadLeft = order.status === 'shipped' || order.status === 'delivered';
  const isSetBack = hadLeft && canBeEdited({ status }) && order.packedAt !== null;
  if (!isSetBack || !(await hasMoneyChanged(shop, order.id))) return {};
  return { packedAt: null, version: order.version + 1 };
}

/** Returns whether money was received or refunded since the order last left. Units come back with a refund only. */
async function hasMoneyChanged({ db }: Shop, orderId: string): Promise<boolean> {
  const { subjectKind, subjectId, number, after } = auditEntries;
  const ofOrder = and(eq(subjectKind, 'order'), eq(subjectId, orderId));
  const isGone = (status: SQL) => sql`${status} in ('shipped', 'delivered')`;
  const left = sql`(select coalesce(max(entry.number), 0) from ${auditEntries} as entry where entry.subject_kind = 'order'
    and entry.subject_id = ${orderId} and ${isGone(sql`entry.after ->> 'status'`)} and not ${isGone(sql`entry.before ->> 'status'`)})`;
  const changed = sql`coalesce(${after} ->> 'receivedLkr', ${after} ->> 'refundedLkr') is not null`;
  return (await db.$count(auditEntries, and(ofOrder, sql`${number} >= ${left}`, changed))) > 0;
}
