import { and, eq, inArray } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inUnrecordedTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { netReceivedLkr, withRefund } from '#domain/orders/order-money.ts';
import { readLeftOfPayment } from '#domain/payments/sum-online-payments.server.ts';
import type { GatewayRefundState, RefundResult } from './gateway-refund.ts';
import type { GatewayRefund } from './read-gateway-refunds.server.ts';
import { restockReturned } from './restock-returned.server.ts';
import { gatewayRefunds } from './tables.server.ts';

/** `settled-since`: the refund had a result already. */
export type SettleRefundRefusal = { code: 'order-not-found' } | { code: 'settled-since' };

const firstLookupMs = 60 * 1000;

/**
 * Records once that the result of a refund is unknown, and once its final result, also after it was unknown. Updates the
 * order if the money was refunded.
 */
export function settleGatewayRefund(
  shop: Shop,
  { id, orderId }: Pick<GatewayRefund, 'id' | 'orderId'>,
  result: RefundResult,
): Promise<Result<undefined, SettleRefundRefusal>> {
  return inUnrecordedTransaction<Shop, Result<undefined, SettleRefundRefusal>>(
    shop,
    async (shop) => {
      const order = await lockOrder(shop, orderId);
      if (!order) return refuse({ code: 'order-not-found' });
      const refund = await writeState(shop, id, result);
      if (!refund) return refuse({ code: 'settled-since' });
      if (result.kind === 'refunded') await applyRefund(shop, order, refund);
      else await recordWithoutRefund(shop, order, { ...refund, result });
      return ok();
    },
  );
}

/** Sets the new state of a refund. Returns the refund only if its state changed. */
async function writeState(shop: Shop, id: string, result: RefundResult) {
  const isUnknown = result.kind === 'unknown';
  const states: Record<RefundResult['kind'], GatewayRefundState> = {
    refunded: 'refunded',
    refused: 'not-refunded',
    'not-refunded': 'not-refunded',
    unknown: 'unknown',
  };
  const [updated] = await shop.db
    .update(gatewayRefunds)
    .set({
      state: states[result.kind],
      askAt: isUnknown ? new Date(shop.now().getTime() + firstLookupMs) : null,
      ...(result.kind === 'refunded' && { refundId: result.refundId }),
    })
    .where(
      and(
        eq(gatewayRefunds.id, id),
        inArray(gatewayRefunds.state, isUnknown ? ['open'] : ['open', 'unknown']),
      ),
    )
    .returning();
  return updated;
}

/**
 * Applies a successful refund to its order. Does not count money twice that a chargeback has taken in the meantime, nor
 * units that were restocked already.
 */
async function applyRefund(shop: Shop, order: LockedOrder, refund: GatewayRefund): Promise<void> {
  const { amountLkr, paymentId } = refund;
  const returned = order.lines.flatMap((line) => {
    const quantity = Math.min(refund.returnedUnits[line.productId] ?? 0, line.held);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const restockedUnits = await restockReturned(shop, order, returned);
  const isRestocked = restockedUnits.length > 0;
  const leftLkr = await readLeftOfPayment(shop, refund);
  await applyOrderChange(shop, order, {
    action: 'order-refunded',
    set: pickPaymentState(withRefund(order, Math.min(amountLkr, leftLkr, netReceivedLkr(order)))),
    // The entry that began the refund has its reason.
    details: { amountLkr, method: 'payhere', reason: '', isRestocked, back: restockedUnits },
    payment: { via: 'refund-api', reference: paymentId },
    areUnitsChanged: isRestocked,
  });
}

async function recordWithoutRefund(
  shop: Shop,
  order: LockedOrder,
  {
    amountLkr,
    paymentId,
    result,
  }: GatewayRefund & { result: Exclude<RefundResult, { kind: 'refunded' }> },
): Promise<void> {
  const gatewayText = result.kind === 'refused' ? result.gatewayText : '';
  const says = gatewayText === '' ? {} : { says: gatewayText };
  await applyOrderChange(shop, order, {
    action: 'order-refund-followed',
    details: { is: result.kind, amountLkr, paymentId, ...says },
  });
}
