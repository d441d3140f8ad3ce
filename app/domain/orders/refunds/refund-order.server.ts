import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, withLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { Refund } from '#domain/orders/order-history.ts';
import { netReceivedLkr, withRefund } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import { findOpenRefund } from './read-gateway-refunds.server.ts';
import {
  findReturnedLines,
  type MoreUnitsThanHeld,
  restockReturned,
} from './restock-returned.server.ts';

/** `refund-open`: a refund through the gateway has no result yet. */
export type RefundRefusal =
  | { code: 'order-not-found' }
  | { code: 'nothing-paid' }
  | { code: 'refund-open' }
  | { code: 'refunded-since'; leftLkr: number }
  | { code: 'more-than-paid'; leftLkr: number }
  | MoreUnitsThanHeld;
/** `shownRefundedLkr`: the sum of earlier refunds that the form showed, so that a form sent twice refunds once. */
export type RefundRequest = Pick<Refund, 'amountLkr' | 'method' | 'reason'> & {
  orderId: string;
  shownRefundedLkr: number;
  /** Undamaged units that are restocked, by product. */
  returnedUnits: ReadonlyMap<string, number>;
};

/**
 * Records money that the owner refunded by hand, in cash or by bank, and restocks the units that came back. Refuses
 * more than was received, and more units than the order holds.
 */
export function refundOrder(
  shop: AdminShop,
  { orderId, returnedUnits, ...request }: RefundRequest,
): Promise<Result<undefined, RefundRefusal>> {
  return withLockedOrder<undefined, RefundRefusal>(shop, orderId, async (shop, order) => {
    const refusal = await findRefundRefusal(shop, order, request);
    if (refusal) return refuse(refusal);
    const returnedLines = findReturnedLines(order, returnedUnits);
    if (!returnedLines.ok) return returnedLines;
    const restockedUnits = await restockReturned(shop, order, returnedLines.value);

    const { amountLkr, method, reason } = request;
    const set = pickPaymentState(withRefund(order, amountLkr));
    const isRestocked = restockedUnits.length > 0;
    const details = { amountLkr, method, reason, isRestocked, back: restockedUnits };
    return okRecorded(
      await applyOrderChange(shop, order, {
        action: 'order-refunded',
        set,
        details,
        areUnitsChanged: isRestocked,
      }),
    );
  });
}

/** Returns the refusal if a sum of a locked order cannot be refunded by any method. */
export async function findRefundRefusal(
  shop: Shop,
  order: LockedOrder,
  { amountLkr, shownRefundedLkr }: Pick<RefundRequest, 'amountLkr' | 'shownRefundedLkr'>,
): Promise<Exclude<RefundRefusal, MoreUnitsThanHeld | { code: 'order-not-found' }> | undefined> {
  const leftLkr = netReceivedLkr(order);
  if (await findOpenRefund(shop, order.id)) return { code: 'refund-open' };
  if (!isRefundable(order) && shownRefundedLkr === order.refundedLkr) {
    return { code: 'nothing-paid' };
  }
  if (order.refundedLkr !== shownRefundedLkr) return { code: 'refunded-since', leftLkr };
  return amountLkr > leftLkr ? { code: 'more-than-paid', leftLkr } : undefined;
}
