import { and, eq, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findLateRequest } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';

type ColumnsWhenSetBack = { packedAt?: null; version?: number; cancelAskedAt?: Date };

/**
 * Returns the columns of an order which had left and is set back. Unpacks it if its money or its units changed since it
 * left, because its packing slip asks for other cash or names other units. Opens the request to cancel that came too late.
 */
export async function columnsWhenSetBack(
  shop: Shop,
  order: LockedOrder,
  status: OrderStatus,
): Promise<ColumnsWhenSetBack> {
  const hadLeft = order.status === 'shipped' || order.status === 'delivered';
  if (!(hadLeft && canBeEdited({ status }))) return {};
  const isUnpacked = order.packedAt !== null && (await hasMoneyChanged(shop, order.id));
  const isPersonKnown = order.personRemovedAt === null;
  const askedAt = isPersonKnown ? await findLateRequest(shop, order.id) : undefined;
  return {
    ...(isUnpacked && { packedAt: null, version: order.version + 1 }),
    ...(askedAt && { cancelAskedAt: askedAt }),
  };
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
