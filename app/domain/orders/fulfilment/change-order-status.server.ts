import type { AuditEntryNumber } from '#domain/audit/record-audit.server.ts';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { applyStockMoves } from '#domain/catalog/stock/apply-stock-moves.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { declineLateRequest } from '#domain/orders/cancelling/decline-late-request.server.ts';
import { lockPhone } from '#domain/orders/checkout/has-too-many-orders.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { endPaymentAttempts } from '#domain/orders/online/end-payment-attempts.server.ts';
import type { CancelReason, OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { Shortfall } from '#domain/orders/order-history.ts';
import { withPayment, withStatus } from '#domain/orders/order-money.ts';
import {
  findRedemptionRefusal,
  type RedemptionRefusal,
} from '#domain/orders/promo/redeem-promo.server.ts';
import { findOpenRefund } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { columnsWhenSetBack } from './columns-when-set-back.server.ts';

export type StatusChangedSince = {
  code: 'status-changed-since';
  status: OrderStatus;
  paymentStatus: PaymentStatus;
};
/** A reinstated order cannot redeem its promo code again. */
type PromoGone = { code: 'promo-gone'; promoCode: string; reason: RedemptionRefusal['code'] };
type RefundOpen = { code: 'refund-open' };
export type ChangeStatusRefusal =
  | { code: 'order-not-found' }
  | StatusChangedSince
  | RefundOpen
  | PromoGone;
/**
 * Leaves a missing status as it is, so that setting one status does not undo another admin's change of the other status.
 */
export type Statuses = {
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  /** The reason for a cancellation; ignored for another status. */
  reason?: CancelReason | undefined;
};
type StatusRequest = Statuses & {
  orderId: string;
  /** The statuses that the form showed. */
  shown?: { status?: string | undefined; paymentStatus?: string | undefined } | undefined;
};
type StatusChanged = { shortfall: Shortfall[] };

/**
 * Sets the statuses of an order with their consequences for stock and money (decision 033); `paid` also sets the
 * payment. Refuses to overwrite another admin's change made after the form was shown.
 */
export function changeOrderStatus(
  shop: AdminShop,
  requested: StatusRequest,
): Promise<Result<StatusChanged, ChangeStatusRefusal>> {
  return withLockedOrder<StatusChanged, ChangeStatusRefusal>(
    shop,
    requested.orderId,
    async (shop, order) => {
      const refused =
        findStatusChange(order, requested) ?? (await findOpenRefundRefusal(shop, order, requested));
      if (refused) return refuse(refused);
      const { entry, shortfall } = await setOrderStatuses(shop, order, requested);
      const promoGone = await findPromoRefusal(shop, order, requested);
      return promoGone ? refuse(promoGone) : okRecorded(entry, { shortfall });
    },
  );
}

/** Returns the refusal if another admin has changed one of the requested statuses since the form was shown. */
export function findStatusChange(
  { status, paymentStatus }: LockedOrder,
  { shown = {}, ...requested }: StatusRequest,
): StatusChangedSince | undefined {
  const order = { status, paymentStatus };
  const isChanged = (['status', 'paymentStatus'] as const).some((field) => {
    const isRequested = requested[field] !== undefined && requested[field] !== order[field];
    return isRequested && shown[field] !== undefined && shown[field] !== order[field];
  });
  return isChanged ? { code: 'status-changed-since', ...order } : undefined;
}

/** Returns the refusal if an order would be marked as refunded before its refund through the gateway has a result. */
export async function findOpenRefundRefusal(
  shop: Shop,
  order: LockedOrder,
  { paymentStatus }: Statuses,
): Promise<RefundOpen | undefined> {
  if (paymentStatus !== 'refunded' || order.paymentStatus === 'refunded') return undefined;
  return (await findOpenRefund(shop, order.id)) && { code: 'refund-open' };
}

/**
 * Returns the refusal if a reinstated order cannot redeem its promo code again. The caller rolls back.
 */
export async function findPromoRefusal(
  shop: AdminShop,
  order: LockedOrder,
  { status = order.status }: Statuses,
): Promise<PromoGone | undefined> {
  if (order.status !== 'cancelled' || status === 'cancelled') return undefined;
  const refusal = await findRedemptionRefusal(shop, order);
  return refusal && { code: 'promo-gone', promoCode: order.promoCode, reason: refusal.code };
}

/** Sets the statuses of a locked order. Returns the entry, and the units that were no longer in stock. */
export async function setOrderStatuses(
  shop: Shop,
  locked: LockedOrder,
  { status = locked.status, paymentStatus, reason }: Statuses,
): Promise<{ entry: AuditEntryNumber; shortfall: Shortfall[] }> {
  const order = await declineLateRequest(shop, locked, status);
  const changed = withStatus(order, status);
  const becomesPaid = status === 'paid' && order.status !== 'paid';
  const newPaymentStatus = paymentStatus ?? (becomesPaid ? 'paid' : changed.paymentStatus);
  const isReinstated = order.status === 'cancelled' && status !== 'cancelled';
  const isCancelled = status === 'cancelled' && order.status !== 'cancelled';
  const shortfall = await moveStockForStatus(shop, order, status);
  if (isReinstated) await endPaymentAttempts(shop, order.id);
  const details = detailsOf(shortfall, isCancelled ? reason : undefined);
  const entry = await applyOrderChange(shop, order, {
    action: 'order-status-changed',
    set: {
      ...pickPaymentState(withPayment(changed, newPaymentStatus)),
      // A reinstated order no longer counts as a refused parcel of the phone number.
      ...(isReinstated && { deliveryRefusedAt: null, returnReceivedAt: null }),
      ...(isCancelled && { packedAt: null, cancelAskedAt: null }),
      ...(await columnsWhenSetBack(shop, order, status)),
    },
    ...(details && { details }),
  });
  return { entry, shortfall };
}

/**
 * Restocks the units of a cancelled order, and takes those of a reinstated one. Returns the units that were missing.
 */
async function moveStockForStatus(
  shop: Shop,
  order: LockedOrder,
  status: OrderStatus,
): Promise<Shortfall[]> {
  if (status === order.status) return [];
  if (order.status === 'cancelled') {
    if (order.promoCodeId) await lockPhone(shop, order.customerPhone);
    return takeAvailableStock(shop, order);
  }
  if (status === 'cancelled')
    await applyStockMoves(shop, restockMovesOf(order), { orderId: order.id });
  return [];
}

function detailsOf(shortfall: Shortfall[], reason: CancelReason | undefined) {
  if (shortfall.length === 0 && !reason) return undefined;
  return { ...(shortfall.length > 0 && { shortfall }), ...(reason && { reason }) };
}

function restockMovesOf({ lines }: LockedOrder) {
  return lines.map(
    ({ productId, held }) => ({ productId, units: held, reason: 'cancelled' }) as const,
  );
}

/** Takes the units of a reinstated order from stock, as far as there are any, except those that it still holds. */
async function takeAvailableStock(
  shop: Shop,
  { id: orderId, lines }: LockedOrder,
): Promise<Shortfall[]> {
  const requested = lines.map(({ productId, quantity, returned, held }) => {
    const units = Math.min(0, held - (quantity - returned));
    return { productId, units, reason: 'reinstated', mayFallShort: true } as const;
  });
  const { shortages } = await applyStockMoves(shop, requested, { orderId });
  return shortages.map(({ productId, missing }) => {
    const line = lines.find((candidate) => candidate.productId === productId);
    return { productId, missing, productName: line?.productName ?? { en: '', si: '' } };
  });
}
