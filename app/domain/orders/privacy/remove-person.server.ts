import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { erasePersonInAudit } from '#domain/audit/erase-person.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentAttempts } from '#domain/orders/online/tables.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { actionsWithReason, personalFields } from './personal-fields.ts';

/** The statuses of orders for which the shop still needs the customer's data. */
const openStatuses: OrderStatus[] = ['pending', 'paid', 'shipped'];

/** Locks the orders of an account until the transaction ends, so that none is reinstated before its person is removed. */
export async function lockOrdersOf(shop: Shop, userId: string): Promise<void> {
  await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.id)
    .for('no key update');
}

export function hasOpenOrder(shop: Shop, userId: string): Promise<boolean> {
  return hasOrder(shop, userId, inArray(orders.status, openStatuses));
}

/** Returns whether the shop has to refund an order, or has an open chargeback, and so still needs the person. */
export function hasOpenRefund(shop: Shop, userId: string): Promise<boolean> {
  return hasOrder(shop, userId, or(orderCondition('refund'), orderCondition('charged-back')));
}

async function hasOrder(shop: Shop, userId: string, condition: SQL | undefined): Promise<boolean> {
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), condition))
    .limit(1);
  return rows.length > 0;
}

/** Lists the phone numbers (E.164) of an account's orders. */
export async function listOrderPhones(shop: Shop, userId: string): Promise<string[]> {
  const rows = await shop.db
    .selectDistinct({ phone: orders.customerPhone })
    .from(orders)
    .where(eq(orders.userId, userId));
  return rows.map(({ phone }) => phone);
}

/**
 * Removes the person from the orders of an account and from their history, for good. What was bought, when, for how
 * much and to which town stays for the accounts. Returns the ids of the orders.
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
  await shop.db
    .update(paymentAttempts)
    .set({ firstName: '', lastName: '' })
    .where(inArray(paymentAttempts.orderId, orderIds));
  const ofOrders = { subject: 'order', ids: orderIds } as const;
  await erasePersonInAudit(shop, { ...ofOrders, fields: personalFields });
  for (const action of actionsWithReason)
    await erasePersonInAudit(shop, { ...ofOrders, action, fields: ['reason'] });
  return orderIds;
}
