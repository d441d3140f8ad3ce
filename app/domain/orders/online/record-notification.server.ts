import { eq } from 'drizzle-orm';
import { applyStockMoves } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { lockPhone } from '#domain/orders/checkout/has-too-many-orders.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import {
  netReceivedLkr,
  type PaymentState,
  withPayment,
  withReceived,
  withRefund,
  withStatus,
} from '#domain/orders/order-money.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import { canRedeemPromoAgain } from '#domain/orders/promo/redeem-promo.server.ts';
import {
  type OnlineState,
  onlineStateOf,
  type PayHereCode,
} from '#domain/payments/payhere/gateway.ts';
import type { PaymentNotification } from '#domain/payments/payhere/parse-notification.server.ts';
import { readLeftOfPayment } from '#domain/payments/sum-online-payments.server.ts';
import { wasCancelledByExpiry } from './expire-unpaid-orders.server.ts';
import { paymentAttempts, paymentNotifications } from './tables.server.ts';

/**
 * `unknown-order`: the notification may arrive before our own transaction ends, so it should be sent again.
 */
type RecordNotificationRefusal = { code: 'unknown-order' } | { code: 'other-amount' };

/**
 * Records a notification of the gateway, once, and updates the order. Locks the order after finding its attempt, and
 * reads earlier notifications under that lock, so that concurrent duplicates change it once.
 */
export function recordNotification(
  shop: Shop,
  notification: PaymentNotification & { feeLkr?: number },
): Promise<Result<{ isNew: boolean }, RecordNotificationRefusal>> {
  return inTransaction(shop, async (shop) => {
    const [attempt] = await shop.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.reference, notification.reference));
    const order = attempt && (await lockOrder(shop, attempt.orderId));
    if (!order) return refuse({ code: 'unknown-order' });
    if (attempt.amountLkr !== notification.amountLkr) return refuse({ code: 'other-amount' });

    const codes = await readCodes(shop, notification.paymentId);
    const before = onlineStateOf(codes);
    if (codes.has(notification.code)) return ok({ isNew: false });
    const { feeLkr: _, ...stored } = notification;
    await shop.db.insert(paymentNotifications).values({ ...stored, at: shop.now() });
    const after = onlineStateOf(new Set([...codes, notification.code]));
    if (before !== after) {
      const isExpired =
        (await isAttemptExpired(shop, notification.reference)) &&
        (await wasCancelledByExpiry(shop, order));
      await applyOnlineState(shop, order, { ...notification, before, after, isExpired });
    }
    return ok({ isNew: true });
  });
}

async function readCodes(shop: Shop, paymentId: string): Promise<Set<PayHereCode>> {
  const notifications = await shop.db
    .select({ code: paymentNotifications.code })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.paymentId, paymentId));
  return new Set(notifications.map(({ code }) => code));
}

/** Reads the attempt again under the lock of the order, because it may have expired while this waited for the lock. */
async function isAttemptExpired(shop: Shop, reference: string): Promise<boolean> {
  const [attempt] = await shop.db
    .select({ releasedAt: paymentAttempts.releasedAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, reference));
  return attempt?.releasedAt != null;
}

type PaymentUpdate = {
  before: OnlineState;
  after: OnlineState;
  paymentId: string;
  amountLkr: number;
  feeLkr?: number;
  /** Whether the order is cancelled because this attempt was not paid in time. */
  isExpired: boolean;
};

/** Updates a locked order after the state of an online payment has changed. */
async function applyOnlineState(
  shop: Shop,
  order: LockedOrder,
  change: PaymentUpdate,
): Promise<void> {
  const { before, after } = change;
  if (after === 'failed') return markFailed(shop, order);
  // A chargeback that is notified first records the payment too, so that any sequence of notifications has one outcome.
  const paid = before === 'received' ? order : await recordReceived(shop, order, change);
  if (after === 'charged-back') await recordChargeBack(shop, paid, change);
}

async function markFailed(shop: Shop, order: LockedOrder): Promise<void> {
  if (
    !usesOnlinePayment(order) ||
    order.paymentStatus !== 'pending' ||
    order.status === 'cancelled'
  )
    return;
  const set = pickPaymentState(withPayment(order, 'failed'));
  await applyOrderChange(shop, order, { action: 'order-status-changed', set });
}

/**
 * Records received money. An expired order is reinstated if all of its units are still in stock. Announces
 * what became of a cancelled order, unless the money was charged back already.
 */
async function recordReceived(
  shop: Shop,
  order: LockedOrder,
  { paymentId, amountLkr, feeLkr, isExpired, after: state }: PaymentUpdate,
): Promise<LockedOrder> {
  const isReinstated = isExpired && (await takeUnitsAgain(shop, order));
  const current: LockedOrder = isReinstated ? withStatus(order, 'pending') : order;
  const received = withReceived(current, amountLkr);
  const isPaid = received.status === 'pending' && received.paymentStatus === 'paid';
  const after = isPaid ? withStatus(received, 'paid') : received;
  const isLate = after.status === 'cancelled';
  const entry = await applyOrderChange(shop, order, {
    action: 'order-paid-online',
    set: pickPaymentState(after),
    details: { kind: 'received', amountLkr, paymentId, ...(isLate && { isLate }) },
    payment: { via: 'payhere', reference: paymentId, ...(feeLkr !== undefined && { feeLkr }) },
  });
  if (order.status === 'cancelled' && state === 'received') {
    const name = isReinstated ? 'reinstated-by-payment' : 'paid-though-cancelled';
    await announce(shop, { name, orderId: order.id, auditEntryId: `${entry}` });
  }
  return withPaymentState(order, after);
}

/**
 * Records a chargeback as a refund, of at most what the shop has not refunded already of this payment, and of the order. An
 * order waits for the owner since the first chargeback that is not settled.
 */
async function recordChargeBack(
  shop: Shop,
  order: LockedOrder,
  { paymentId, amountLkr }: PaymentUpdate,
): Promise<void> {
  const leftLkr = await readLeftOfPayment(shop, { orderId: order.id, paymentId });
  const after = withRefund(order, Math.min(amountLkr, leftLkr, netReceivedLkr(order)));
  const entry = await applyOrderChange(shop, order, {
    action: 'order-paid-online',
    set: { ...pickPaymentState(after), chargedBackAt: order.chargedBackAt ?? shop.now() },
    details: { kind: 'charged-back', amountLkr, paymentId },
    payment: { via: 'payhere', reference: paymentId },
  });
  await announce(shop, { name: 'charged-back', orderId: order.id, auditEntryId: `${entry}` });
}

function withPaymentState(order: LockedOrder, money: PaymentState): LockedOrder {
  return { ...order, ...pickPaymentState(money) };
}

/** Takes all units of a cancelled order from stock, or none; none if its promo code cannot be used again. */
async function takeUnitsAgain(shop: Shop, order: LockedOrder): Promise<boolean> {
  const moves = order.lines.map(({ productId, quantity, returned, held }) => ({
    productId,
    units: Math.min(0, held - (quantity - returned)),
    reason: 'reinstated' as const,
  }));
  const taken = await inTransaction(
    shop,
    async (shop): Promise<Result<undefined, { code: 'not-in-stock' | 'promo-used-up' }>> => {
      if (order.promoCodeId) await lockPhone(shop, order.customerPhone);
      const { refused } = await applyStockMoves(shop, moves, { orderId: order.id });
      if (refused) return refuse({ code: 'not-in-stock' });
      return (await canRedeemPromoAgain(shop, order)) ? ok() : refuse({ code: 'promo-used-up' });
    },
  );
  return taken.ok;
}
