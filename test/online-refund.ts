import { openGatewayClient } from '#domain/orders/online/gateway-client.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import {
  beginGatewayRefund,
  type GatewayRefundInput,
} from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import { sendGatewayRefund } from '#domain/orders/refunds/send-gateway-refund.server.ts';
import type { PaymentLookup } from '#domain/payments/payhere/payment-lookup.ts';
import type { RefundResponse, RequestRefund } from '#domain/payments/payhere/refund-payment.ts';
import { aNotification, anOnlineOrder } from './online-payment.ts';
import { anOwner, aProduct, openTestShop } from './shop.ts';

export const refunded: RefundResponse = { kind: 'refunded', refundId: '101' };

/** Opens a shop with an order of two bottles that was paid by PayHere, and functions that refund it. */
export async function aPaidOrder() {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const order = await anOnlineOrder(shop, { lines: [{ product: oil, quantity: 2 }] });
  await recordNotification(shop, aNotification(order, 2));
  const { id: orderId, orderNumber } = order;
  const refundRequests: Parameters<RequestRefund>[0][] = [];
  const refundInput = (overrides: Partial<GatewayRefundInput> = {}) => ({
    ...{ orderId, paymentId: '3200', amountLkr: 7600, reason: '', shownRefundedLkr: 0 },
    returnedUnits: new Map<string, number>(),
    ...overrides,
  });
  /** Refunds as the form does; the gateway sends `response`. */
  const pressRefund = async (
    overrides: Partial<GatewayRefundInput> = {},
    response: RefundResponse = refunded,
  ) => {
    const begun = await beginGatewayRefund(owner, refundInput(overrides));
    if (!begun.ok) return begun.refusal.code;
    const refund: RequestRefund = async (request) => {
      refundRequests.push(request);
      return response;
    };
    return (await sendGatewayRefund(owner, begun.value, { orderNumber, refund })).kind;
  };
  const readOrder = () => findOrder(shop, orderId);
  return { shop, owner, order, oil, refundRequests, refundInput, pressRefund, readOrder };
}

/** Makes a client of the gateway that returns this for every payment. */
export const aGatewayClient = (lookup: PaymentLookup) =>
  openGatewayClient(
    async () => lookup,
    () => undefined,
  );
/** Returns the lookup of a payment that the gateway has in this status. */
export const aFoundPayment = (reference: string, status: string): PaymentLookup => ({
  kind: 'found',
  payments: [
    {
      ...{ paymentId: '3200', reference, status, currency: 'LKR', amount: 7600 },
      fee: 0,
      method: '',
    },
  ],
});
