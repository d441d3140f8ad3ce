import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { trackSchema } from '#domain/orders/reading/track-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** Reads the form: the number of an order, or its last six digits or more. */
export const olderOrderSchema = trackSchema.pick({ orderNumber: true });

/**
 * Links a guest order of the account's verified phone number by the digits of its number, however old. Phone numbers are
 * reassigned, so an old order requires both. The caller counts the attempts.
 */
export function linkOlderOrder(
  shop: Shop,
  { userId, orderNumber }: { userId: string; orderNumber: string },
): Promise<Result<undefined, { code: 'order-not-found' }>> {
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    const { phone, isPhoneVerified } = (await findCustomer(shop, userId)) ?? {};
    if (!(phone && isPhoneVerified)) return refuse({ code: 'order-not-found' });
    const linked = await shop.db
      .update(orders)
      .set({ userId })
      .where(
        and(
          eq(orders.customerPhone, phone),
          sql`regexp_replace(${orders.orderNumber}, '\\D', '', 'g') like ${`%${orderNumber}`}`,
          or(isNull(orders.userId), eq(orders.userId, userId)),
          isNull(orders.personRemovedAt),
        ),
      )
      .returning({ id: orders.id });
    return linked.length > 0 ? ok() : refuse({ code: 'order-not-found' });
  });
}
