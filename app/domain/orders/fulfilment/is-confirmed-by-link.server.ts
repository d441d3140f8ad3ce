import { and, desc, eq, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

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
