import type { LastAttempt } from '#domain/orders/online/read-payment.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { PayHereAccount } from '#domain/payments/payhere/gateway.ts';
import { checkoutHash, payHereAmount } from '#domain/payments/payhere/signature.server.ts';

type Asked = {
  account: PayHereAccount;
  order: Order;
  attempt: LastAttempt;
  /** Returns the address of a page in the shopper's language; without an origin for the stand-in. */
  addressOf: (path: string) => string;
  notifyUrl: string;
};

/** Returns the fields with which a browser is sent to PayHere. They name the order by its number, never by its page. */
export function gatewayFields({
  account,
  order,
  attempt,
  addressOf,
  notifyUrl,
}: Asked): Record<string, string> {
  const { merchantId, secret } = account;
  const { reference } = attempt;
  const amount = payHereAmount(attempt.amountLkr);
  const signed = { merchantId, reference, amount, currency: 'LKR' };
  return {
    merchant_id: merchantId,
    return_url: addressOf('/payment/returned'),
    cancel_url: addressOf('/payment/cancelled'),
    notify_url: notifyUrl,
    first_name: attempt.firstName,
    last_name: attempt.lastName,
    email: order.customerEmail ?? '',
    phone: order.customerPhone,
    address: order.street,
    city: order.city,
    country: 'Sri Lanka',
    order_id: reference,
    items: `Order ${order.orderNumber}`,
    currency: signed.currency,
    amount,
    hash: checkoutHash(signed, secret),
  };
}
