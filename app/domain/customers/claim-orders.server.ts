import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { findCustomer } from './find-customer.server.ts';

/**
 * Brings the orders that were placed without an account to the account that verified their phone or their e-mail
 * address. Orders that belong to somebody stay theirs. Answers how many came. Called when something was verified, and at
 * each sign-in, for orders that were placed as a guest since.
 */
export async function claimOrders(shop: Shop, userId: string): Promise<number> {
  const customer = await findCustomer(shop, userId);
  if (!customer) return 0;
  const { email, phone, isEmailVerified, isPhoneVerified } = customer;
  const isTheirs = or(
    isPhoneVerified && phone ? eq(orders.customerPhone, phone) : undefined,
    isEmailVerified && email
      ? eq(sql`lower(${orders.customerEmail})`, email.toLowerCase())
      : undefined,
  );
  if (!isTheirs) return 0;
  const claimed = await shop.db
    .update(orders)
    .set({ userId })
    .where(and(isNull(orders.userId), isNull(orders.personRemovedAt), isTheirs))
    .returning({ id: orders.id });
  return claimed.length;
}
