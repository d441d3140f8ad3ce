import { and, desc, eq, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { readCancelling } from '#domain/orders/cancelling/read-cancelling.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';

/**
 * Returns whether the shop itself has cancelled the order because it was not paid in time. False for one that the owner
 * cancelled, also later, for one that its customer had asked to cancel, and for one whose person was removed.
 */
export async function wasCancelledUnpaid(shop: Shop, order: LockedOrder): Promise<boolean> {
  if (order.status !== 'cancelled' || order.personRemovedAt !== null) return false;
  const [cancelled] = await shop.db
    .select({ actor: auditEntries.actor, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, 'order'),
        eq(auditEntries.subjectId, order.id),
        sql`${auditEntries.after} ->> 'status' = 'cancelled'`,
      ),
    )
    .orderBy(desc(auditEntries.number))
    .limit(1);
  // The owner can choose the same reason.
  const isUnpaid = cancelled?.actor !== 'owner' && cancelled?.after?.['reason'] === 'not-paid';
  return isUnpaid && (await readCancelling(shop, order)).request?.state !== 'granted';
}
