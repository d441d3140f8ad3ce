import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { PromoTerms } from '#domain/promotions/promo.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

/** Finds the terms of the code of an order, which are fixed once it was used; undefined where it has none. */
export async function findPromoTerms(
  { db }: Shop,
  { promoCodeId }: { promoCodeId: string | null },
): Promise<PromoTerms | undefined> {
  if (!promoCodeId) return undefined;
  const { kind, value, productIds } = promoCodes;
  const isCode = eq(promoCodes.id, promoCodeId);
  const [terms] = await db.select({ kind, value, productIds }).from(promoCodes).where(isCode);
  return terms;
}
