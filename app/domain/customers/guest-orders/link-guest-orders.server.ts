import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** Phone numbers are reassigned: for an older order its customer also enters the order number, see linkOlderOrder. */
const phoneLinkDays = 90;

/**
 * Links guest orders by the account's verified e-mail address, and those of the last 90 days by its verified phone. Leaves
 * orders of other accounts. Returns the number of linked orders. Called after a verification and at each sign-in.
 */
export async function linkGuestOrders(shop: Shop, userId: string): Promise<number> {
  const { value: linkedCount } = await inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    return ok(await linkOrdersOf(shop, userId));
  });
  return linkedCount;
}

async function linkOrdersOf(shop: Shop, userId: string): Promise<number> {
  const customer = await findCustomer(shop, userId);
  if (!customer) return 0;
  const { email, phone, isEmailVerified, isPhoneVerified } = customer;
  const customerCondition = or(
    isPhoneVerified && phone
      ? and(eq(orders.customerPhone, phone), gt(orders.createdAt, daysAgo(shop, phoneLinkDays)))
      : undefined,
    isEmailVerified && email
      ? eq(sql`lower(${orders.customerEmail})`, email.toLowerCase())
      : undefined,
  );
  if (!customerCondition) return 0;
  const linked = await shop.db
    .update(orders)
    .set({ userId })
    .where(and(isNull(orders.userId), isNull(orders.personRemovedAt), customerCondition))
    .returning({ id: orders.id });
  return linked.length;
}
