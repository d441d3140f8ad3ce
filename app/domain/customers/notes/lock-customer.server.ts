import { eq } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/**
 * Locks one row that makes a phone number (E.164) a customer's: an account, an order or a note. Waits for a deletion that
 * is going on. Returns whether there is such a row.
 */
export async function lockCustomer({ db }: Shop, phone: string): Promise<boolean> {
  const account = await db
    .select({ id: customers.userId })
    .from(customers)
    .where(eq(customers.phone, phone))
    .limit(1)
    .for('key share');
  if (account.length > 0) return true;
  const order = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerPhone, phone))
    .limit(1)
    .for('share');
  if (order.length > 0) return true;
  const note = await db
    .select({ id: customerNotes.id })
    .from(customerNotes)
    .where(eq(customerNotes.phone, phone))
    .limit(1)
    .for('key share');
  return note.length > 0;
}
