import { openGatewayClient } from '#domain/orders/online/gateway-client.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { beginGatewayRefund } from '#domain/orders/refunds/begin-gateway-refund.server.ts';
import { sendGatewayRefund } from '#domain/orders/refunds/send-gateway-refund.server.ts';
import type { PaymentLookup } from '#domain/payments/payhere/payment-lookup.ts';
import type { PaymentRefund, RefundAnswer } from '#domain/payments/payhere/refund-payment.ts';
import { anOnlineOrder, heard } from './online-payment.ts';
import { anOwner, aProduct, openTestShop } from './shop.ts';

export const refunded: RefundAnswer = { kind: 'refunded', refundId: '101' };

/** Opens a shop with an order of two bottles that was paid by PayHere, and a button that refunds it. */
export async function aPaidOrder() {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const order = await anOnlineOrder(shop, { lines: [{ product: oil, quantity: 2 }] });
  await recordNotification(shop, heard(order, 2));
  const { id: orderId, orderNumber } = order;
  const sent: Parameters<PaymentRefund>[0][] = [];
  const wanted = (overrides: object = {}) => ({
    ...{ orderId, paymentId: '3200', amountLkr: 7600, reason: '', shownRefundedLkr: 0 },
    back: new Map<string, number>(),
    ...overrides,
  });
  /** Presses, as the form does, and lets the gateway answer. */
  const press = async (overrides: object = {}, answer: RefundAnswer = refunded) => {
    const begun = await beginGatewayRefund(owner, wanted(overrides));
    if (!begun.ok) return begun.refusal.code;
    const refund: PaymentRefund = async (asked) => {
      sent.push(asked);
      return answer;
    };
    return (await sendGatewayRefund(owner, begun.value, { orderNumber, refund })).kind;
  };
  const see = () => findOrder(shop, orderId);
  return { shop, owner, order, oil, sent, wanted, press, see };
}

/** A gateway whose questions about payments are answered by this. */
export const asked = (answer: PaymentLookup) =>
  openGatewayClient(
    async () => answer,
    () => undefined,
  );
/** What the gateway says of the payment in this status. */
export const found = (reference: string, status: string): PaymentLookup => ({
  kind: 'found',
  payments: [
    {
      ...{ paymentId: '3200', reference, status, currency: 'LKR', amount: 7600 },
      fee: 0,
      method: '',
    },
  ],
});
