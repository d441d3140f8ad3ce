import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** The contact details of one order, from which an account can be made. */
export type OrderContact = { name: string; phoneE164: string; isGuestOrder: boolean };

/**
 * Finds the contact details of an order. Undefined for unknown and malformed ids, and where the person was removed.
 */
export async function findOrderContact(
  shop: Shop,
  orderId: string,
): Promise<OrderContact | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined;
  const [found] = await shop.db
    .select({
      name: orders.customerName,
      phoneE164: orders.customerPhone,
      userId: orders.userId,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.personRemovedAt)));
  return (
    found && { name: found.name, phoneE164: found.phoneE164, isGuestOrder: found.userId === null }
  );
}

/** Links a guest order to the account of someone with its private link. Returns whether the order belongs to it now. */
export async function linkOrder(
  shop: Shop,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<boolean> {
  const { value: isLinked } = await inTransaction(shop, async (shop) => {
    if (!(await lockAccount(shop, userId))) return ok(false);
    const linked = await shop.db
      .update(orders)
      .set({ userId })
      .where(
        and(
          eq(orders.id, orderId),
          or(isNull(orders.userId), eq(orders.userId, userId)),
          isNull(orders.personRemovedAt),
        ),
      )
      .returning({ id: orders.id });
    return ok(linked.length > 0);
  });
  return isLinked;
}
