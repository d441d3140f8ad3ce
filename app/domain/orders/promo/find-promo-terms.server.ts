import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { PromoTerms } from '#domain/promotions/promo.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

/** Finds the terms of an order's promo code, which cannot change once it was used. Returns undefined without a code. */
export async function findPromoTerms(
  { db }: Shop,
  { promoCodeId }: { promoCodeId: string | null },
): Promise<PromoTerms | undefined> {
  if (!promoCodeId) return undefined;
  const { kind, value, productIds } = promoCodes;
  const isThisPromoCode = eq(promoCodes.id, promoCodeId);
  const [terms] = await db
    .select({ kind, value, productIds })
    .from(promoCodes)
    .where(isThisPromoCode);
  return terms;
}
