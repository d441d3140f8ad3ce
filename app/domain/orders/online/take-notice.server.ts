import { eq } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { onlineStateOf, type PayHereCode } from '#domain/payments/payhere/gateway.ts';
import type { Notice } from '#domain/payments/payhere/read-notification.server.ts';
import { followPayment } from './follow-payment.server.ts';
import { paymentAttempts, paymentNotices } from './tables.server.ts';

/** `unknown-order` may be told before our own transaction ends, so it should be told again. */
export type TakeNoticeRefusal = { code: 'unknown-order' } | { code: 'other-amount' };

/**
 * Keeps what the gateway says of a payment, once, and lets the order follow. The order is locked before anything is read,
 * so that a hundred of the same at once move it once.
 */
export function takeNotice(
  shop: Shop,
  notice: Notice & { feeLkr?: number },
): Promise<Result<{ isNew: boolean }, TakeNoticeRefusal>> {
  return inTransaction(shop, async (shop) => {
    const [attempt] = await shop.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.reference, notice.reference));
    const order = attempt && (await lockOrder(shop, attempt.orderId));
    if (!order) return refuse({ code: 'unknown-order' });
    if (attempt.amountLkr !== notice.amountLkr) return refuse({ code: 'other-amount' });

    const codes = await readCodes(shop, notice.paymentId);
    const before = onlineStateOf(codes);
    if (codes.has(notice.code)) return ok({ isNew: false });
    const { feeLkr: _, ...kept } = notice;
    await shop.db.insert(paymentNotices).values({ ...kept, at: shop.now() });
    const after = onlineStateOf(new Set([...codes, notice.code]));
    if (before !== after) {
      const wasReleased = await isReleased(shop, notice.reference);
      await followPayment(shop, order, { ...notice, before, after, wasReleased });
    }
    return ok({ isNew: true });
  });
}

async function readCodes(shop: Shop, paymentId: string): Promise<Set<PayHereCode>> {
  const heard = await shop.db
    .select({ code: paymentNotices.code })
    .from(paymentNotices)
    .where(eq(paymentNotices.paymentId, paymentId));
  return new Set(heard.map(({ code }) => code));
}

/** Reads under the lock of the order: it may have been let go while the lock was waited for. */
async function isReleased(shop: Shop, reference: string): Promise<boolean> {
  const [attempt] = await shop.db
    .select({ releasedAt: paymentAttempts.releasedAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, reference));
  return attempt?.releasedAt != null;
}
