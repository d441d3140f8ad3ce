import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { offerConsents } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Withdraws a consent in force, by its id or the phone (E.164). Does nothing for any other. */
export async function withdrawConsent(
  shop: Shop,
  of: { id: string } | { phone: string },
): Promise<void> {
  if ('id' in of && !z.uuid().safeParse(of.id).success) return;
  const condition = 'id' in of ? eq(offerConsents.id, of.id) : eq(offerConsents.phone, of.phone);
  await shop.db
    .update(offerConsents)
    .set({ withdrawnAt: shop.now() })
    .where(and(condition, isNull(offerConsents.withdrawnAt)));
}
