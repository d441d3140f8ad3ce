import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

export type CustomerProfile = {
  /** E.164: the customer's id in the panel. */
  phone: string;
  /** As in the newest order, else of the account; the phone where there is neither. */
  name: string;
  /** As in the newest order that has one, else of the account. */
  email: string | undefined;
  /** The language of the newest order; English without one. */
  language: Language;
  account: { since: Date; isPhoneVerified: boolean } | undefined;
};

/** Finds a customer by phone: someone with an order, an account or a note. */
export async function findProfile(
  shop: AdminShop,
  phone: string,
): Promise<CustomerProfile | undefined> {
  const phoneCondition = eq(orders.customerPhone, phone);
  const newestOrder = shop.db
    .select({ name: orders.customerName, language: orders.language })
    .from(orders)
    .where(phoneCondition)
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1);
  const newestWithEmail = shop.db
    .select({ email: orders.customerEmail })
    .from(orders)
    .where(sql`${phoneCondition} and ${isNotNull(orders.customerEmail)}`)
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1);
  const [order] = await newestOrder;
  const [orderWithEmail] = await newestWithEmail;
  const account = await findAccount(shop, phone);
  const hasNote = (await shop.db.$count(customerNotes, eq(customerNotes.phone, phone))) > 0;
  if (!order && !account && !hasNote) return undefined;
  return {
    phone,
    name: order?.name ?? account?.name ?? phone,
    email: orderWithEmail?.email ?? (account?.email || undefined),
    language: order?.language ?? 'en',
    account: account && {
      since: account.createdAt,
      isPhoneVerified: account.phoneVerifiedAt !== null,
    },
  };
}

/** Of several accounts with the phone, chooses the one that verified it, else the oldest. */
async function findAccount(shop: AdminShop, phone: string) {
  const { name, email, createdAt, phoneVerifiedAt } = customers;
  const [account] = await shop.db
    .select({ name, email, createdAt, phoneVerifiedAt })
    .from(customers)
    .where(eq(customers.phone, phone))
    .orderBy(sql`${phoneVerifiedAt} is null`, asc(createdAt), name)
    .limit(1);
  return account;
}
