import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { offerConsents } from '#domain/customers/tables.server.ts';
import type { Listener, Shop } from '#domain/kernel/shop.server.ts';

/** Withdraws a consent in force, by its id or the phone (E.164). Does nothing if there is none. */
export async function withdrawConsent(
  shop: Shop,
  key: { id: string } | { phone: string },
): Promise<void> {
  if ('id' in key && !z.uuid().safeParse(key.id).success) return;
  const condition = 'id' in key ? eq(offerConsents.id, key.id) : eq(offerConsents.phone, key.phone);
  await shop.db
    .update(offerConsents)
    .set({ withdrawnAt: shop.now() })
    .where(and(condition, isNull(offerConsents.withdrawnAt)));
}

/**
 * Withdraws the consent that was given on the page of an order whose phone was replaced: the former number may be a
 * stranger's.
 */
export const withdrawConsentOfFormerPhone: Listener = async (shop, event) => {
  if (event.name !== 'order-phone-replaced') return;
  const { orderId, phone } = event;
  await shop.db
    .update(offerConsents)
    .set({ withdrawnAt: shop.now() })
    .where(
      and(
        eq(offerConsents.orderId, orderId),
        eq(offerConsents.phone, phone),
        isNull(offerConsents.withdrawnAt),
      ),
    );
};
