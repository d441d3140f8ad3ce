import { and, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

export type RedemptionRefusal = { code: 'used-up' } | { code: 'used-by-phone' };
type Use = { promoCodeId: string; orderId: string; phone: string };

/**
 * Takes one use of a code for a new order, by a guarded update, or refuses; the caller then rolls back. A code without
 * an overall limit is not updated, so that its orders do not wait for each other. The phone is locked already.
 */
export async function redeemPromo(
  shop: Shop,
  use: Use,
): Promise<Result<undefined, RedemptionRefusal>> {
  const isFree = or(isNull(promoCodes.maxUses), lt(promoCodes.used, promoCodes.maxUses));
  const limits = await limitsOf(shop, use.promoCodeId);
  if (await isUsedByPhone(shop, use, limits)) return refuse({ code: 'used-by-phone' });
  if (limits.maxUses === null) return ok();
  const [taken] = await shop.db
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(and(eq(promoCodes.id, use.promoCodeId), isFree))
    .returning({ id: promoCodes.id });
  return taken ? ok() : refuse({ code: 'used-up' });
}

type Limits = { maxUses: number | null; perPhone: number | null; used: number };

async function limitsOf(shop: Shop, promoCodeId: string): Promise<Limits> {
  const [found] = await shop.db
    .select({
      maxUses: promoCodes.maxUses,
      perPhone: promoCodes.maxUsesPerPhone,
      used: promoCodes.used,
    })
    .from(promoCodes)
    .where(eq(promoCodes.id, promoCodeId));
  return found ?? { maxUses: null, perPhone: null, used: 0 };
}

/** An order whose person was removed has no phone any more, and counts for none. */
async function isUsedByPhone(
  shop: Shop,
  { promoCodeId, orderId, phone }: Use,
  { perPhone }: Limits,
): Promise<boolean> {
  if (perPhone === null || phone === '') return false;
  const [found] = await shop.db
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.promoCodeId, promoCodeId),
        eq(orders.customerPhone, phone),
        ne(orders.status, 'cancelled'),
        ne(orders.id, orderId),
      ),
    );
  return (found?.uses ?? 0) >= perPhone;
}

/**
 * Returns whether an order that is about to be reinstated may have its code again. Locks the code until the transaction
 * ends, so that its last use does not go to another order in the meantime.
 */
export async function canRedeemPromoAgain(
  shop: Shop,
  { id: orderId, promoCodeId, customerPhone: phone }: ReinstatedOrder,
): Promise<boolean> {
  if (!promoCodeId) return true;
  const { id } = promoCodes;
  await shop.db.select({ id }).from(promoCodes).where(eq(id, promoCodeId)).for('no key update');
  const limits = await limitsOf(shop, promoCodeId);
  if (limits.maxUses !== null && limits.used >= limits.maxUses) return false;
  return !(await isUsedByPhone(shop, { promoCodeId, orderId, phone }, limits));
}

type Moved = { promoCodeId: string | null; from: OrderStatus; to: OrderStatus };

/** Returns the use of a cancelled order to its code, and counts it again for a reinstated one. */
export async function updatePromoRedemption(
  shop: Shop,
  { promoCodeId, from, to }: Moved,
): Promise<void> {
  if (!promoCodeId || (from === 'cancelled') === (to === 'cancelled')) return;
  const isGivenBack = to === 'cancelled';
  // Serialises with an owner who sets a limit, which counts the orders of the code.
  await shop.db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.id, promoCodeId))
    .for('key share');
  await shop.db
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + ${isGivenBack ? -1 : 1}` })
    .where(
      and(
        eq(promoCodes.id, promoCodeId),
        isNotNull(promoCodes.maxUses),
        isGivenBack ? gt(promoCodes.used, 0) : undefined,
      ),
    );
}

type ReinstatedOrder = { id: string; promoCodeId: string | null; customerPhone: string };

/**
 * Returns why an order reinstated in this transaction may not have its code again. The caller rolls back.
 */
export async function findRedemptionRefusal(
  shop: Shop,
  { id: orderId, promoCodeId, customerPhone: phone }: ReinstatedOrder,
): Promise<RedemptionRefusal | undefined> {
  if (!promoCodeId) return undefined;
  const limits = await limitsOf(shop, promoCodeId);
  if (limits.maxUses !== null && limits.used > limits.maxUses) return { code: 'used-up' };
  const isUsed = await isUsedByPhone(shop, { promoCodeId, orderId, phone }, limits);
  return isUsed ? { code: 'used-by-phone' } : undefined;
}
