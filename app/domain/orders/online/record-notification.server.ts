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
import type { PaymentNotification } from '#domain/payments/payhere/read-notification.server.ts';
import { paymentAttempts, paymentNotifications } from './tables.server.ts';

/**
 * `unknown-order`: the notification may arrive before our own transaction ends, so it should be sent again.
 */
export type RecordNotificationRefusal = { code: 'unknown-order' } | { code: 'other-amount' };

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
    const { feeLkr: _, ...kept } = notification;
    await shop.db.insert(paymentNotifications).values({ ...kept, at: shop.now() });
    const after = onlineStateOf(new Set([...codes, notification.code]));
    if (before !== after) {
      const wasExpired = await isAttemptExpired(shop, notification.reference);
      await applyPaymentState(shop, order, { ...notification, before, after, wasExpired });
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

/** Reads under the lock of the order: its attempt may have expired while this waited for the lock. */
async function isAttemptExpired(shop: Shop, reference: string): Promise<boolean> {
  const [attempt] = await shop.db
    .select({ releasedAt: paymentAttempts.releasedAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reference, reference));
  return attempt?.releasedAt != null;
}

type PaymentChange = {
  before: OnlineState;
  after: OnlineState;
  paymentId: string;
  amountLkr: number;
  feeLkr?: number;
  /** The order was cancelled because this payment did not arrive in time. */
  wasExpired: boolean;
};

/** Applies a changed payment state to a locked order. */
async function applyPaymentState(
  shop: Shop,
  order: LockedOrder,
  change: PaymentChange,
): Promise<void> {
  const { before, after } = change;
  if (after === 'failed') return markFailed(shop, order);
  // A charge-back notified first records both the payment and its reversal, so that every order of arrival ends alike.
  const paid = before === 'received' ? order : await receive(shop, order, change);
  if (after === 'charged-back') await chargeBack(shop, paid, change);
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
 * Records received money. An order that was released takes its units again, if all are in stock.
 */
async function receive(
  shop: Shop,
  order: LockedOrder,
  { paymentId, amountLkr, feeLkr, wasExpired }: PaymentChange,
): Promise<LockedOrder> {
  const isBack = wasExpired && order.status === 'cancelled' && (await reserveAgain(shop, order));
  const standing: LockedOrder = isBack ? withStatus(order, 'pending') : order;
  const received = withReceived(standing, amountLkr);
  const isPaid = received.status === 'pending' && received.paymentStatus === 'paid';
  const after = isPaid ? withStatus(received, 'paid') : received;
  const isLate = after.status === 'cancelled';
  await applyOrderChange(shop, order, {
    action: 'order-paid-online',
    set: pickPaymentState(after),
    details: { kind: 'received', amountLkr, paymentId, ...(isLate && { isLate }) },
    payment: { via: 'payhere', reference: paymentId, ...(feeLkr !== undefined && { feeLkr }) },
  });
  return refreshed(order, after);
}

/** Records a charge-back as a refund, as far as the shop still has the money. */
async function chargeBack(
  shop: Shop,
  order: LockedOrder,
  { paymentId, amountLkr }: PaymentChange,
): Promise<void> {
  const after = withRefund(order, Math.min(amountLkr, netReceivedLkr(order)));
  const entry = await applyOrderChange(shop, order, {
    action: 'order-paid-online',
    set: { ...pickPaymentState(after), chargedBackAt: shop.now() },
    details: { kind: 'charged-back', amountLkr, paymentId },
    payment: { via: 'payhere', reference: paymentId },
  });
  await announce(shop, { name: 'charged-back', orderId: order.id, historyId: `${entry}` });
}

function refreshed(order: LockedOrder, money: PaymentState): LockedOrder {
  return { ...order, ...pickPaymentState(money) };
}

/** Takes all units of a cancelled order, or none. Takes none where its promo code is used up since. */
async function reserveAgain(shop: Shop, order: LockedOrder): Promise<boolean> {
  const moves = order.lines.map(({ productId, quantity, returned, held }) => ({
    productId,
    units: Math.min(0, held - (quantity - returned)),
    reason: 'reinstated' as const,
  }));
  const taken = await inTransaction(
    shop,
    async (shop): Promise<Result<undefined, { code: 'short' | 'promo-gone' }>> => {
      if (order.promoCodeId) await lockPhone(shop, order.customerPhone);
      const { refused } = await applyStockMoves(shop, moves, { orderId: order.id });
      if (refused) return refuse({ code: 'short' });
      return (await canRedeemPromoAgain(shop, order)) ? ok() : refuse({ code: 'promo-gone' });
    },
  );
  return taken.ok;
}
