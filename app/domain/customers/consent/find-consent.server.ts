import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { offerConsents } from '#domain/customers/tables.server.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';

export type Consent = typeof offerConsents.$inferSelect;

/** Finds the consent of a phone (E.164), which may have been withdrawn. */
export async function findConsentByPhone(shop: Shop, phone: string): Promise<Consent | undefined> {
  const [consent] = await shop.db
    .select()
    .from(offerConsents)
    .where(eq(offerConsents.phone, phone));
  return consent;
}

/** Finds a consent by its id; undefined for unknown and malformed ids. */
export async function findConsent(shop: Shop, id: string): Promise<Consent | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [consent] = await shop.db.select().from(offerConsents).where(eq(offerConsents.id, id));
  return consent;
}

/** Counts the phones with consent to offers. */
export function countConsents(shop: AdminShop): Promise<number> {
  return shop.db.$count(offerConsents, isNull(offerConsents.withdrawnAt));
}
