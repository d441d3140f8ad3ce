import { and, eq, inArray } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inAnyTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import { netReceivedLkr, withRefund } from '#domain/orders/order-money.ts';
import type { GatewayRefundState, RefundResult } from './gateway-refund.ts';
import type { GatewayRefund } from './read-gateway-refunds.server.ts';
import { findReturnedLines, restockReturned } from './restock-returned.server.ts';
import { gatewayRefunds } from './tables.server.ts';

/** `settled-since`: the refund had a result already. */
export type SettleRefundRefusal = { code: 'order-not-found' } | { code: 'settled-since' };

const firstLookupMs = 60 * 1000;

/**
 * Records the result of a refund through the gateway, once, and updates the order after a successful one.
 */
export function settleGatewayRefund(
  shop: Shop,
  { id, orderId }: Pick<GatewayRefund, 'id' | 'orderId'>,
  end: RefundResult,
): Promise<Result<undefined, SettleRefundRefusal>> {
  return inAnyTransaction<Shop, Result<undefined, SettleRefundRefusal>>(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    const refund = await writeState(shop, id, end);
    if (!refund) return refuse({ code: 'settled-since' });
    if (end.kind === 'refunded') await applyRefund(shop, order, refund);
    else await recordUnsettled(shop, order, { ...refund, end });
    return ok();
  });
}

/** Sets the new state of the refund; returns it only where that changed something. */
async function writeState(shop: Shop, id: string, end: RefundResult) {
  const isUnknown = end.kind === 'unknown';
  const states: Record<RefundResult['kind'], GatewayRefundState> = {
    refunded: 'refunded',
    refused: 'not-refunded',
    'not-refunded': 'not-refunded',
    unknown: 'unknown',
  };
  const [moved] = await shop.db
    .update(gatewayRefunds)
    .set({
      state: states[end.kind],
      askAt: isUnknown ? new Date(shop.now().getTime() + firstLookupMs) : null,
      ...(end.kind === 'refunded' && { refundId: end.refundId }),
    })
    .where(
      and(
        eq(gatewayRefunds.id, id),
        inArray(gatewayRefunds.state, isUnknown ? ['open'] : ['open', 'unknown']),
      ),
    )
    .returning();
  return moved;
}

/**
 * Applies a successful refund to its order. Does not count money twice that a chargeback has taken in the meantime, nor
 * units that were restocked already.
 */
async function applyRefund(shop: Shop, order: LockedOrder, refund: GatewayRefund): Promise<void> {
  const { amountLkr, paymentId } = refund;
  const lines = findReturnedLines(order, new Map(Object.entries(refund.back)));
  const restocked = lines.ok ? await restockReturned(shop, order, lines.value) : [];
  await applyOrderChange(shop, order, {
    action: 'order-refunded',
    set: pickPaymentState(withRefund(order, Math.min(amountLkr, netReceivedLkr(order)))),
    details: {
      ...{ amountLkr, method: 'payhere', reason: '' },
      ...{ isRestocked: restocked.length > 0, back: restocked },
    },
    payment: { route: 'refund-api', reference: paymentId },
  });
}

async function recordUnsettled(
  shop: Shop,
  order: LockedOrder,
  {
    amountLkr,
    paymentId,
    end,
  }: GatewayRefund & { end: Exclude<RefundResult, { kind: 'refunded' }> },
): Promise<void> {
  const says = end.kind === 'refused' && end.says !== '' ? { says: end.says } : {};
  await applyOrderChange(shop, order, {
    action: 'order-refund-followed',
    details: { is: end.kind, amountLkr, paymentId, ...says },
  });
}
