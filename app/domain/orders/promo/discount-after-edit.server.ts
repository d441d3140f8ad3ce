import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { discountOn } from '#domain/promotions/promo.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

type Discounted = { promoCodeId: string | null; discountLkr: number };
type Line = { productId: string; totalLkr: number };

/**
 * Returns the discount of an order whose lines were edited, in rupees: by what its code takes off, which no longer changes
 * once it was used. Minimum, days and limits are not asked for again; they were met when it was placed.
 */
export async function discountAfterEdit(
  shop: Shop,
  { promoCodeId, discountLkr }: Discounted,
  lines: readonly Line[],
): Promise<number> {
  if (!promoCodeId) {
    return Math.min(
      discountLkr,
      lines.reduce((sum, line) => sum + line.totalLkr, 0),
    );
  }
  const [terms] = await shop.db
    .select({ kind: promoCodes.kind, value: promoCodes.value, productIds: promoCodes.productIds })
    .from(promoCodes)
    .where(eq(promoCodes.id, promoCodeId));
  return terms ? discountOn(terms, lines) : discountLkr;
}
