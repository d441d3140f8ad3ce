import { and, desc, eq, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';

type ColumnsWithNewPhone = { confirmedByPhoneAt?: null };

/**
 * Returns the columns of an order whose phone is replaced. Voids a confirmation by the link that was sent to the former
 * number, which may be a stranger's; keeps one that the owner heard on the phone.
 */
export async function columnsWithNewPhone(
  shop: Shop,
  { id, customerPhone, confirmedByPhoneAt }: LockedOrder,
  phone: string,
): Promise<ColumnsWithNewPhone> {
  if (phone === customerPhone || confirmedByPhoneAt === null) return {};
  return (await isConfirmedByLink(shop, id)) ? { confirmedByPhoneAt: null } : {};
}

/** Returns whether the last confirmation of an order came by the customer's link. */
export async function isConfirmedByLink({ db }: Shop, orderId: string): Promise<boolean> {
  const { subjectKind, subjectId, action, after, number } = auditEntries;
  const [last] = await db
    .select({ by: sql<string | null>`${after} ->> 'by'` })
    .from(auditEntries)
    .where(and(eq(subjectKind, 'order'), eq(subjectId, orderId), eq(action, 'order-confirmed')))
    .orderBy(desc(number))
    .limit(1);
  return last?.by === 'customer';
}
