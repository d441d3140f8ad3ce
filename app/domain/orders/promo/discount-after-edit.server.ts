import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { editedDiscount, type PromoTerms } from '#domain/promotions/promo.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

type Discounted = { promoCodeId: string | null; discountLkr: number };
type Line = { productId: string; totalLkr: number };

/**
 * Returns the discount of an order whose lines were edited, in rupees, by the terms of its code, which are fixed once it
 * was used. Minimum, days and limits are not checked again: they were met when the order was placed.
 */
export async function discountAfterEdit(
  shop: Shop,
  order: Discounted,
  lines: readonly Line[],
): Promise<number> {
  return editedDiscount(order.discountLkr, await findPromoTerms(shop, order), lines);
}

/** Finds the terms of the code of an order; undefined where it has none. */
export async function findPromoTerms(
  { db }: Shop,
  { promoCodeId }: Pick<Discounted, 'promoCodeId'>,
): Promise<PromoTerms | undefined> {
  if (!promoCodeId) return undefined;
  const { kind, value, productIds } = promoCodes;
  const isCode = eq(promoCodes.id, promoCodeId);
  const [terms] = await db.select({ kind, value, productIds }).from(promoCodes).where(isCode);
  return terms;
}
