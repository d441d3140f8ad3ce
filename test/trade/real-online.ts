import { eq } from 'drizzle-orm';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { withdrawCancel } from '#domain/orders/cancelling/withdraw-cancel.server.ts';
import { openFirstAttempt } from '#domain/orders/online/open-attempt.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { paymentAttempts } from '#domain/orders/online/tables.server.ts';
import { beginGatewayRefund } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import { sendGatewayRefund } from '#domain/orders/refunds/send-gateway-refund.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { SubmissionOf } from './submissions.ts';

/** Opens an online payment of the order, as when its shopper goes on to the gateway. */
export async function openAttempt(shop: Shop, orderId: string): Promise<void> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('An order is gone.');
  const opened = { ...order, amountLkr: order.totalLkr };
  await openFirstAttempt(shop, opened, { firstName: 'Nimal', lastName: 'Perera' });
}

const paymentIdOf = (orderId: string, paymentIndex: number) => `${orderId} ${paymentIndex}`;

type CommandResult = Promise<Result<unknown, { code: string }>>;
type ShopperSubmission = SubmissionOf<'notification' | 'request-cancel' | 'withdraw-cancel'>;

/** Runs a submission without a form key: a gateway notification or a cancel request. The order detects repetitions. */
export async function runUnkeyed(
  shop: Shop,
  orderId: string,
  submission: ShopperSubmission,
): CommandResult {
  if (submission.kind === 'request-cancel')
    return askToCancel(shop, { orderId, words: 'Twice by mistake' });
  if (submission.kind === 'withdraw-cancel') return withdrawCancel(shop, { orderId });
  const found = orderId
    ? await shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))
    : [];
  const { reference = 'none', amountLkr = 1 } = found[0] ?? {};
  const paymentId = paymentIdOf(orderId, submission.paymentIndex);
  return recordNotification(shop, {
    paymentId,
    reference,
    amountLkr,
    code: submission.code,
    method: 'VISA',
  });
}

/** Refunds through a gateway that accepts or, without `isAccepted`, refuses it. */
export async function refundThrough(
  owner: AdminShop,
  orderId: string,
  { paymentIndex, amount, shownRefunded, isAccepted }: SubmissionOf<'refund-online'>,
): CommandResult {
  const begun = await beginGatewayRefund(owner, {
    ...{ orderId, paymentId: paymentIdOf(orderId, paymentIndex), amountLkr: amount, reason: '' },
    shownRefundedLkr: shownRefunded,
    returnedUnits: new Map(),
  });
  if (!begun.ok) return begun;
  await sendGatewayRefund(owner, begun.value, {
    orderNumber: 'of the trade',
    refund: async () =>
      isAccepted
        ? { kind: 'refunded', refundId: '1' }
        : { kind: 'refused', why: 'payment', gatewayText: '' },
  });
  return ok();
}
