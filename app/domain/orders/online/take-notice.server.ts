import { eq } from 'drizzle-orm';
import { moveUnits } from '#domain/catalog/stock/move-units.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { lockPhone } from '#domain/orders/checkout/has-too-many-orders.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import {
  keptLkr,
  type MoneyState,
  withPayment,
  withReceived,
  withRefund,
  withStatus,
} from '#domain/orders/order-money.ts';
import { isPaidOnline } from '#domain/orders/payment.ts';
import { isPromoFree } from '#domain/orders/promo/promo-uses.server.ts';
import { moneyColumns, takeStep } from '#domain/orders/take-step.server.ts';
import {
  type OnlineState,
  onlineStateOf,
  type PayHereCode,
} from '#domain/payments/payhere/gateway.ts';
import type { Notice } from '#domain/payments/payhere/read-notification.server.ts';
import { paymentAttempts, paymentNotices } from './tables.server.ts';

/**
 * `unknown-order`: the notification may arrive before our own transaction ends, so it should be sent again.
 */
export type TakeNoticeRefusal = { code: 'unknown-order' } | { code: 'other-amount' };

/**
 * Records a notification of the gateway, once, and updates the order. Locks the order before reading anything, so that
 * concurrent duplicates change it once.
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
  const notices = await shop.db
    .select({ code: paymentNotices.code })
    .from(paymentNotices)
    .where(eq(paymentNotices.paymentId, paymentId));
  return new Set(notices.map(({ code }) => code));
}

/** Reads under the lock of the order: it may have been released while this waited for the lock. */
async function isReleased(shop: Shop, reference: string): Promise<boolean> {
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
  wasReleased: boolean;
};

/** Applies a changed payment state to a locked order. */
async function followPayment(shop: Shop, order: LockedOrder, change: PaymentChange): Promise<void> {
  const { before, after } = change;
  if (after === 'failed') return markFailed(shop, order);
  // A charge-back notified first records both the payment and its reversal, so that every order of arrival ends alike.
  const paid = before === 'received' ? order : await receive(shop, order, change);
  if (after === 'charged-back') await chargeBack(shop, paid, change);
}

async function markFailed(shop: Shop, order: LockedOrder): Promise<void> {
  if (!isPaidOnline(order) || order.paymentStatus !== 'pending' || order.status === 'cancelled')
    return;
  const set = moneyColumns(withPayment(order, 'failed'));
  await takeStep(shop, order, { action: 'order-status-changed', set });
}

/**
 * Records received money. An order that was released takes its units again, if all are in stock.
 */
async function receive(
  shop: Shop,
  order: LockedOrder,
  { paymentId, amountLkr, feeLkr, wasReleased }: PaymentChange,
): Promise<LockedOrder> {
  const isBack = wasReleased && order.status === 'cancelled' && (await takeUnitsAgain(shop, order));
  const standing: LockedOrder = isBack ? withStatus(order, 'pending') : order;
  const received = withReceived(standing, amountLkr);
  const isPaid = received.status === 'pending' && received.paymentStatus === 'paid';
  const after = isPaid ? withStatus(received, 'paid') : received;
  const isLate = after.status === 'cancelled';
  await takeStep(shop, order, {
    action: 'order-paid-online',
    set: moneyColumns(after),
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
  const after = withRefund(order, Math.min(amountLkr, keptLkr(order)));
  const entry = await takeStep(shop, order, {
    action: 'order-paid-online',
    set: { ...moneyColumns(after), chargedBackAt: shop.now() },
    details: { kind: 'charged-back', amountLkr, paymentId },
    payment: { via: 'payhere', reference: paymentId },
  });
  await announce(shop, { name: 'charged-back', orderId: order.id, historyId: `${entry}` });
}

function refreshed(order: LockedOrder, money: MoneyState): LockedOrder {
  return { ...order, ...moneyColumns(money) };
}

/** Takes all units of a cancelled order, or none. Takes none where its promo code is used up since. */
async function takeUnitsAgain(shop: Shop, order: LockedOrder): Promise<boolean> {
  const moves = order.lines.map(({ productId, quantity, returned, held }) => ({
    productId,
    units: Math.min(0, held - (quantity - returned)),
    reason: 'reinstated' as const,
  }));
  const taken = await inTransaction(
    shop,
    async (shop): Promise<Result<undefined, { code: 'short' | 'promo-gone' }>> => {
      if (order.promoCodeId) await lockPhone(shop, order.customerPhone);
      const { refused } = await moveUnits(shop, moves, { orderId: order.id });
      if (refused) return refuse({ code: 'short' });
      return (await isPromoFree(shop, order)) ? ok() : refuse({ code: 'promo-gone' });
    },
  );
  return taken.ok;
}
