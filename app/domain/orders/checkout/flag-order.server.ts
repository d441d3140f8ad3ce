import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { looksLikeLink } from '#domain/kernel/looks-like-link.ts';
import { isAdmin, type Shop } from '#domain/kernel/shop.server.ts';
import { hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { type Budget, budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { type OrderFlag, unusualUnits } from '#domain/orders/order-flags.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { CheckoutForm } from './checkout-form.ts';

type Placed = { orderId: string; form: CheckoutForm; priced: PricedCart };

/**
 * Flags a new order with what the owner should check before it is shipped. Runs in the order's transaction, so that a
 * refused order spends no budget. Never flags orders entered by an admin.
 */
export async function flagOrder(shop: Shop, { orderId, form, priced }: Placed): Promise<void> {
  if (isAdmin(shop)) return;
  const flags: OrderFlag[] = [];
  if (priced.itemCount >= unusualUnits) flags.push('many-units');
  if (await spendsTooManyOfEmail(shop, form.email)) flags.push('email-held');
  if ([form.customerName, form.address, form.city].some(looksLikeLink)) flags.push('link-in-name');
  if (flags.length > 0) await shop.db.update(orders).set({ flags }).where(eq(orders.id, orderId));
}

/**
 * Also flags an order whose network address has placed many. Runs after the messages were written, because other orders
 * of the address wait from here until the transaction ends.
 */
export async function flagManyFromNetworkAddress(shop: Shop, orderId: string): Promise<void> {
  if (isAdmin(shop) || shop.clientBucket === undefined) return;
  if (!(await spendsTooMany(shop, budgetOf('order:address', shop.clientBucket)))) return;
  const added: OrderFlag[] = ['many-from-address'];
  const flags = sql`${JSON.stringify(added)}::jsonb || ${orders.flags}`;
  await shop.db.update(orders).set({ flags }).where(eq(orders.id, orderId));
}

/**
 * Spends an attempt of this e-mail address. Returns whether too many orders have it, this one included, so that no
 * e-mail is sent; never for a verified one.
 */
async function spendsTooManyOfEmail(shop: Shop, email: string | undefined): Promise<boolean> {
  if (email === undefined || (await isVerified(shop, email))) return false;
  return spendsTooMany(shop, budgetOf('order:email', hashedBucket(email.toLowerCase())));
}

async function isVerified({ actor, db }: Shop, email: string): Promise<boolean> {
  if (actor.kind !== 'customer') return false;
  const isTheirs = and(
    eq(customers.userId, actor.userId),
    eq(customers.email, email.toLowerCase()),
    isNotNull(customers.emailVerifiedAt),
  );
  return (await db.$count(customers, isTheirs)) > 0;
}

/** Spends an attempt of the budget. Returns whether none was left. */
async function spendsTooMany(shop: Shop, budget: Budget): Promise<boolean> {
  return !(await spendAttempt(shop, budget)).ok;
}
