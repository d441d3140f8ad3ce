import { and, eq, inArray } from 'drizzle-orm';
import { forgetPersonInAudit } from '#domain/audit/forget-person.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** While an order is here, the shop still has to know whom it is for. */
const onTheWay: OrderStatus[] = ['pending', 'paid', 'shipped'];

export async function hasOrderOnTheWay(shop: Shop, userId: string): Promise<boolean> {
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, onTheWay)))
    .limit(1);
  return rows.length > 0;
}

/** What names the person in the history of an order: who it was for and where, and what the owner noted of them. */
const personalFields = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'street',
  'text',
  // Why money went back: "Selvi was in hospital".
  'reason',
] as const;

/**
 * Takes the person out of the orders of an account, for good: name, phone, e-mail, street and what they wrote, in the
 * history of the orders too. What was bought, when, for how much, and to which town it went stays for the books.
 * Answers the ids of the orders.
 */
export async function removePerson(shop: Shop, userId: string): Promise<string[]> {
  const rows = await shop.db
    .update(orders)
    .set({
      customerName: '',
      customerPhone: '',
      customerEmail: null,
      street: '',
      notes: '',
      userId: null,
      personRemovedAt: shop.now(),
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  const orderIds = rows.map(({ id }) => id);
  await forgetPersonInAudit(shop, {
    subject: 'order',
    ids: orderIds,
    fields: personalFields,
  });
  return orderIds;
}
