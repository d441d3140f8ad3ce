import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { type GatewayRefund, listOnlinePayments } from './read-gateway-refunds.server.ts';
import {
  findRefundRefusal,
  type RefundRefusal,
  type RefundRequest,
} from './refund-order.server.ts';
import { findReturnedLines } from './restock-returned.server.ts';
import { gatewayRefunds } from './tables.server.ts';

export type BeginRefundRefusal = RefundRefusal | { code: 'more-than-payment'; leftLkr: number };
export type GatewayRefundInput = Omit<RefundRequest, 'method'> & { paymentId: string };

/**
 * Records that a payment is about to be refunded, before the gateway is called. Refuses a second refund until the first
 * one has a result, and more than is left of the payment.
 */
export function beginGatewayRefund(
  shop: AdminShop,
  { orderId, paymentId, returnedUnits, ...input }: GatewayRefundInput,
): Promise<Result<GatewayRefund, BeginRefundRefusal>> {
  return withLockedOrder<GatewayRefund, BeginRefundRefusal>(shop, orderId, async (shop, order) => {
    const refusal = await findRefundRefusal(shop, order, input);
    if (refusal) return refuse(refusal);
    const { amountLkr, reason } = input;
    const payments = await listOnlinePayments(shop, orderId);
    const payment = payments.find((candidate) => candidate.paymentId === paymentId);
    const leftLkr = payment?.leftLkr ?? 0;
    if (!payment || amountLkr > leftLkr) return refuse({ code: 'more-than-payment', leftLkr });
    const returnedLines = findReturnedLines(order, returnedUnits);
    if (!returnedLines.ok) return returnedLines;

    const { reference } = payment;
    const [refund] = await shop.db
      .insert(gatewayRefunds)
      .values({
        id: crypto.randomUUID(),
        orderId,
        paymentId,
        reference,
        amountLkr,
        returnedUnits: Object.fromEntries(returnedUnits),
        startedAt: shop.now(),
      })
      .returning();
    if (!refund) throw new Error('The refund was not recorded.');
    const details = { is: 'asked', amountLkr, paymentId, reason } as const;
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-refund-followed', details }),
      refund,
    );
  });
}
