import { and, eq, exists, or, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** The account, with its contact details as far as they are verified. */
type Account = { userId: string; email: string | undefined; phone: string | undefined };

/**
 * Lists the ids of the orders that the account placed itself, or whose e-mail address or phone it verified. Other orders
 * were added by their link alone, whose page shows neither the e-mail address nor what the owner wrote.
 */
export async function listVerifiedOrders(
  { db }: Shop,
  { userId, email, phone }: Account,
): Promise<string[]> {
  const { subjectKind, subjectId, action } = auditEntries;
  const placing = db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(
      and(
        eq(subjectKind, 'order'),
        sql`${subjectId} = ${orders.id}::text`,
        eq(action, 'order-placed'),
        eq(auditEntries.userId, userId),
      ),
    );
  const isTheirs = or(
    exists(placing),
    phone === undefined ? undefined : eq(orders.customerPhone, phone),
    email === undefined ? undefined : eq(sql`lower(${orders.customerEmail})`, email.toLowerCase()),
  );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isTheirs));
  return rows.map(({ id }) => id);
}
