import { and, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

export type RedemptionRefusal = { code: 'used-up' } | { code: 'used-by-phone' };
type Redemption = { promoCodeId: string; orderId: string; phone: string };

/**
 * Redeems a code for a new order by a guarded update, or refuses; the caller then rolls back. A code without an overall
 * limit is not updated, so that its orders do not wait for each other. The caller has locked the phone number.
 */
export async function redeemPromo(
  shop: Shop,
  redemption: Redemption,
): Promise<Result<undefined, RedemptionRefusal>> {
  const usesLeftCondition = or(isNull(promoCodes.maxUses), lt(promoCodes.used, promoCodes.maxUses));
  const limits = await readLimits(shop, redemption.promoCodeId);
  if (await isUsedUpByPhone(shop, redemption, limits)) return refuse({ code: 'used-by-phone' });
  if (limits.maxUses === null) return ok();
  const [redeemed] = await shop.db
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(and(eq(promoCodes.id, redemption.promoCodeId), usesLeftCondition))
    .returning({ id: promoCodes.id });
  return redeemed ? ok() : refuse({ code: 'used-up' });
}

type Limits = { maxUses: number | null; perPhone: number | null; used: number };

async function readLimits(shop: Shop, promoCodeId: string): Promise<Limits> {
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

/**
 * Returns whether other orders of this phone number have used the code as often as it allows. Orders whose person was
 * removed have no phone number any more, so they do not count.
 */
async function isUsedUpByPhone(
  shop: Shop,
  { promoCodeId, orderId, phone }: Redemption,
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
 * Returns whether an order that is about to be reinstated may redeem its code again. Locks the code until the transaction
 * ends, so that no other order redeems its last use in the meantime.
 */
export async function canRedeemPromoAgain(
  shop: Shop,
  { id: orderId, promoCodeId, customerPhone: phone }: ReinstatedOrder,
): Promise<boolean> {
  if (!promoCodeId) return true;
  const { id } = promoCodes;
  await shop.db.select({ id }).from(promoCodes).where(eq(id, promoCodeId)).for('no key update');
  const limits = await readLimits(shop, promoCodeId);
  if (limits.maxUses !== null && limits.used >= limits.maxUses) return false;
  return !(await isUsedUpByPhone(shop, { promoCodeId, orderId, phone }, limits));
}

type StatusChange = { promoCodeId: string | null; from: OrderStatus; to: OrderStatus };

/** Updates the number of uses of a limited code when its order is cancelled or reinstated. */
export async function updatePromoRedemption(
  shop: Shop,
  { promoCodeId, from, to }: StatusChange,
): Promise<void> {
  if (!promoCodeId || (from === 'cancelled') === (to === 'cancelled')) return;
  const isCancelled = to === 'cancelled';
  // Waits for an owner who is setting a limit, because that counts the orders of the code.
  await shop.db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.id, promoCodeId))
    .for('key share');
  await shop.db
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + ${isCancelled ? -1 : 1}` })
    .where(
      and(
        eq(promoCodes.id, promoCodeId),
        isNotNull(promoCodes.maxUses),
        isCancelled ? gt(promoCodes.used, 0) : undefined,
      ),
    );
}

type ReinstatedOrder = { id: string; promoCodeId: string | null; customerPhone: string };

/**
 * Returns why an order that was reinstated in this transaction may not redeem its code again. The caller rolls back.
 */
export async function findRedemptionRefusal(
  shop: Shop,
  { id: orderId, promoCodeId, customerPhone: phone }: ReinstatedOrder,
): Promise<RedemptionRefusal | undefined> {
  if (!promoCodeId) return undefined;
  const limits = await readLimits(shop, promoCodeId);
  if (limits.maxUses !== null && limits.used > limits.maxUses) return { code: 'used-up' };
  const isUsed = await isUsedUpByPhone(shop, { promoCodeId, orderId, phone }, limits);
  return isUsed ? { code: 'used-by-phone' } : undefined;
}
