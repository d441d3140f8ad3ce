import type { Shop } from '#domain/kernel/shop.server.ts';
import type { RefundResponse, RequestRefund } from '#domain/payments/payhere/refund-payment.ts';
import { type GatewayRefund, listOnlinePayments } from './read-gateway-refunds.server.ts';
import { settleGatewayRefund } from './settle-gateway-refund.server.ts';

/**
 * Requests a recorded refund from the gateway, and records the response. Only the process that began the refund calls
 * this, once: a refund whose process was killed in between is never sent again, and becomes `unknown`.
 */
export async function sendGatewayRefund(
  shop: Shop,
  begun: GatewayRefund,
  { orderNumber, refund: requestRefund }: { orderNumber: string; refund: RequestRefund },
): Promise<RefundResponse> {
  const { paymentId, amountLkr, orderId } = begun;
  const payments = await listOnlinePayments(shop, orderId);
  const payment = payments.find((candidate) => candidate.paymentId === paymentId);
  // PayHere documents only refunds of whole payments, so the amount is sent only for a part.
  const isWhole = payment?.amountLkr === amountLkr && payment.leftLkr === amountLkr;
  const response = await requestRefund({
    paymentId,
    description: `Refund of order ${orderNumber}`,
    amountLkr: isWhole ? undefined : amountLkr,
  });
  shop.countEvent?.({ name: 'gateway', outcome: `refund-${response.kind}` });
  const settled = await settleGatewayRefund(shop, begun, response);
  // The owner or a lookup has settled the refund first, and that result stays.
  return settled.ok ? response : { kind: 'unknown' };
}
