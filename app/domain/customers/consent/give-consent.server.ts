import { and, eq, isNotNull } from 'drizzle-orm';
import { offerConsents } from '#domain/customers/tables.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

type OrderForConsent = Pick<Order, 'id' | 'customerPhone'> & {
  /** The language of the page on which the consent is given. */
  language: Language;
};

/**
 * Returns whether the customer of an order can receive offers: the person was not removed, and the phone is a mobile.
 */
export function canBeSentOffers({ customerPhone }: Pick<Order, 'customerPhone'>): boolean {
  return customerPhone !== '' && isMobile(customerPhone);
}

/**
 * Records the consent to offers by WhatsApp or SMS, given on the page of an order. A consent in force stays as it is.
 * Refuses landlines, and a phone that the order no longer has.
 */
export function giveConsent(
  shop: Shop,
  order: OrderForConsent,
): Promise<Result<undefined, { code: 'no-mobile' }>> {
  return inTransaction(shop, async (shop) => {
    if (!canBeSentOffers(order) || !(await lockOrder(shop, order)))
      return refuse({ code: 'no-mobile' });
    const { id: orderId, language } = order;
    const consent = { orderId, language, givenAt: shop.now(), withdrawnAt: null };
    await shop.db
      .insert(offerConsents)
      .values({ phone: order.customerPhone, ...consent })
      .onConflictDoUpdate({
        target: offerConsents.phone,
        set: consent,
        setWhere: isNotNull(offerConsents.withdrawnAt),
      });
    return ok();
  });
}

/** Locks the order, so that its person is not removed in the meantime. Returns whether it still has this phone. */
async function lockOrder(
  shop: Shop,
  { id, customerPhone }: Pick<Order, 'id' | 'customerPhone'>,
): Promise<boolean> {
  const locked = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customerPhone, customerPhone)))
    .for('share');
  return locked.length > 0;
}
