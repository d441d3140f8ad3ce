import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { returnStock } from '#domain/catalog/return-stock.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { type LockedOrder, lockOrder } from './lock-order.server.ts';
import type { Refund } from './order-history.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

export type RefundRefusal =
  | { code: 'order-not-found' }
  | { code: 'nothing-paid' }
  | { code: 'refunded-meanwhile'; leftLkr: number }
  | { code: 'more-than-paid'; leftLkr: number };
/** The sum already given back, as the form showed it: pressing twice gives back once. */
export type RefundWanted = Refund & { orderId: string; shownRefundedLkr: number };

/**
 * Writes down money that the owner gave back by hand, in cash or by bank. When all of it is back, the payment is
 * refunded. Refuses more than was paid, and an order whose money never came.
 */
export function refundOrder(
  shop: OwnerShop,
  { orderId, shownRefundedLkr, ...refund }: RefundWanted,
): Promise<Result<undefined, RefundRefusal>> {
  return inTransaction<OwnerShop, undefined, RefundRefusal>(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (order.paymentStatus !== 'paid') return refuse({ code: 'nothing-paid' });
    const leftLkr = order.totalLkr - order.refundedLkr;
    if (order.refundedLkr !== shownRefundedLkr) {
      return refuse({ code: 'refunded-meanwhile', leftLkr });
    }
    if (refund.amountLkr > leftLkr) return refuse({ code: 'more-than-paid', leftLkr });

    await payBack(shop, order, refund);
    if (refund.isRestocked) await returnStock(shop, { orderId, reason: 'returned' });
    await recordHistory(shop, { orderId, event: 'refund', details: refund });
    await recordAudit(shop, {
      action: 'order-refunded',
      subject: { kind: 'order', id: orderId },
      before: { refundedLkr: order.refundedLkr },
      after: { refundedLkr: order.refundedLkr + refund.amountLkr, ...refund },
    });
    return ok();
  });
}

async function payBack(shop: OwnerShop, order: LockedOrder, { amountLkr }: Refund): Promise<void> {
  const refundedLkr = order.refundedLkr + amountLkr;
  const isWhole = refundedLkr === order.totalLkr;
  await shop.db
    .update(orders)
    .set({ refundedLkr, ...(isWhole && { paymentStatus: 'refunded' as const }) })
    .where(eq(orders.id, order.id));
  if (!isWhole) return;
  await recordHistory(shop, {
    orderId: order.id,
    event: 'payment',
    details: { from: order.paymentStatus, to: 'refunded' },
  });
}
