import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** The maximum number of listed orders: as many as an owner works through at once. */
const maxListed = 20;
const isOpen = isNotNull(orders.cancelAskedAt);

/**
 * Lists the orders with an open request to cancel, the longest waiting first, with the customer's words.
 */
export function listCancelRequests({ db }: AdminShop) {
  const { subjectKind, subjectId, action, after, number } = auditEntries;
  const words = db
    .select({ text: sql<string>`${after} ->> 'text'`.as('text') })
    .from(auditEntries)
    .where(
      and(
        eq(subjectKind, 'order'),
        eq(subjectId, sql`${orders.id}::text`),
        eq(action, 'order-cancel-asked'),
      ),
    )
    .orderBy(sql`${number} desc`)
    .limit(1);
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      city: orders.city,
      totalLkr: orders.totalLkr,
      words: sql<string>`coalesce((${words}), '')`,
    })
    .from(orders)
    .where(isOpen)
    .orderBy(asc(orders.cancelAskedAt), orders.id)
    .limit(maxListed);
}

export function countCancelRequests({ db }: AdminShop): Promise<number> {
  return db.$count(orders, isOpen);
}
