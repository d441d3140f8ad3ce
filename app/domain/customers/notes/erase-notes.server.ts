import { and, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

type DeletedCustomer = { phones: readonly string[]; verifiedPhone: string | undefined };

/**
 * Deletes the notes about a deleted customer: those about the verified phone, and about other phones of theirs that no
 * order and no account has any more.
 */
export async function eraseNotes(
  shop: Shop,
  { phones, verifiedPhone }: DeletedCustomer,
): Promise<void> {
  const all = [...new Set(phones)].filter((phone) => phone !== '');
  if (all.length === 0) return;
  const ordersOfPhone = shop.db
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.customerPhone, customerNotes.phone));
  const accountsOfPhone = shop.db
    .select({ one: sql`1` })
    .from(customers)
    .where(eq(customers.phone, customerNotes.phone));
  const orphanedCondition = and(notExists(ordersOfPhone), notExists(accountsOfPhone));
  const verifiedCondition = verifiedPhone ? eq(customerNotes.phone, verifiedPhone) : undefined;
  await shop.db
    .delete(customerNotes)
    .where(and(inArray(customerNotes.phone, all), or(verifiedCondition, orphanedCondition)));
}

/** Deletes notes once they are old. */
export function sweepNotes(shop: Shop): Promise<void> {
  const expired = lt(customerNotes.createdAt, daysAgo(shop, retentionDays.customerNotes));
  return deleteInBatches(shop, { table: customerNotes, key: customerNotes.id, expired });
}
