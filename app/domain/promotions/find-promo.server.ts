import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { type CartPromo, type PromoProblem, promoCodePattern } from './promo.ts';
import { promoCodes } from './tables.server.ts';

/** Finds a code for a cart, with its terms or with the reason why it is not valid now. */
export async function findPromo(shop: Shop, code: string): Promise<CartPromo | undefined> {
  if (!promoCodePattern.test(code)) return undefined;
  const [found] = await shop.db.select().from(promoCodes).where(eq(promoCodes.code, code));
  if (!found) return undefined;
  return cartPromoOf(found, shop.now());
}

/** Lists the active codes in the form in which a cart has them, for the preview of an order that the owner enters. */
export async function listPromos(shop: AdminShop): Promise<CartPromo[]> {
  const found = await shop.db.select().from(promoCodes).where(eq(promoCodes.active, true));
  return found.map((promo) => cartPromoOf(promo, shop.now()));
}

function cartPromoOf(promo: PromoRow, now: Date): CartPromo {
  const { id, code, kind, value, minimumLkr, productIds } = promo;
  const problem = problemOf(promo, now);
  return problem
    ? { id, code, problem }
    : { id, code, terms: { kind, value, minimumLkr, productIds } };
}

type PromoRow = typeof promoCodes.$inferSelect;

function problemOf(promo: PromoRow, now: Date): PromoProblem | undefined {
  const { startsAt, endsAt, maxUses, used, active } = promo;
  if (!active || (endsAt && endsAt <= now)) return { code: 'over' };
  if (startsAt && startsAt > now) return { code: 'not-yet', day: shortDate(startsAt) };
  return maxUses !== null && used >= maxUses ? { code: 'used-up' } : undefined;
}

/**
 * Takes a shared lock on a code until the transaction ends: changes by the owner wait, other orders with this code do not.
 * Has to be called before the order is locked (decision 032).
 */
export async function lockPromoShared(shop: Shop, code: string): Promise<void> {
  if (!promoCodePattern.test(code)) return;
  await shop.db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.code, code))
    .for('key share');
}

/**
 * Returns whether there is an active code that has not ended, even if it is used up. A shop without one shows no field
 * for codes.
 */
export async function hasPromoCodes(shop: Shop): Promise<boolean> {
  return (await findUnendedCode(shop.db, { now: shop.now() })).length > 0;
}

const findUnendedCode = compiledQuery((db) =>
  db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(and(eq(promoCodes.active, true), hasNotEnded))
    .limit(1),
);
const hasNotEnded = or(
  isNull(promoCodes.endsAt),
  gt(promoCodes.endsAt, queryParameters('now').now),
);
