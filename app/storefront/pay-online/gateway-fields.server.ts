import { findCustomer } from '#domain/customers/find-customer.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { payerOf } from '#domain/orders/online/open-attempt.server.ts';
import type { LastAttempt } from '#domain/orders/online/read-payment.server.ts';
import { listVerifiedOrders } from '#domain/orders/privacy/list-verified-orders.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { PayHereAccount } from '#domain/payments/payhere/gateway.ts';
import { checkoutHash, payHereAmount } from '#domain/payments/payhere/signature.server.ts';
import { hasPlacedOrder } from '#web/cookies/pending-payment-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

type GatewayFieldOptions = {
  account: PayHereAccount;
  order: Order;
  attempt: LastAttempt;
  /** Whether the visitor may read the order's e-mail address and the payer's name. */
  isPayerShown: boolean;
  /** Returns the URL of a page in the shopper's language, without an origin in demo mode. */
  urlOf: (path: string) => string;
  notifyUrl: string;
};

/**
 * Returns the fields of PayHere's Checkout API. They never contain the id of the order, which opens its private page. A
 * visitor who only has the link gets the recipient's name, which the order's page shows, and types an e-mail address.
 */
export function gatewayFields({
  account: { merchantId, secret },
  order,
  attempt,
  isPayerShown,
  urlOf,
  notifyUrl,
}: GatewayFieldOptions): Record<string, string> {
  const { reference } = attempt;
  const signed = {
    merchantId,
    reference,
    amount: payHereAmount(attempt.amountLkr),
    currency: 'LKR',
  };
  const { firstName, lastName } = isPayerShown ? attempt : payerOf(order);
  return {
    merchant_id: merchantId,
    return_url: urlOf(`/payment/returned/${order.orderNumber}`),
    cancel_url: urlOf(`/payment/cancelled/${order.orderNumber}`),
    notify_url: notifyUrl,
    first_name: firstName,
    last_name: lastName,
    ...(isPayerShown && order.customerEmail !== null && { email: order.customerEmail }),
    phone: order.customerPhone,
    address: order.street,
    city: order.city,
    country: 'Sri Lanka',
    order_id: reference,
    items: `Order ${order.orderNumber}`,
    currency: signed.currency,
    amount: signed.amount,
    hash: checkoutHash(signed, secret),
  };
}

/** Returns whether this browser placed the order, or its account did or verified the order's e-mail address or phone. */
export async function canReadPayer(
  { id }: Pick<Order, 'id'>,
  shop: Shop,
  { running, request }: { running: RunningShop; request: Request },
): Promise<boolean> {
  if (await hasPlacedOrder(running, request, id)) return true;
  if (shop.actor.kind !== 'customer') return false;
  const { userId } = shop.actor;
  const customer = await findCustomer(shop, userId);
  const email = customer?.isEmailVerified ? customer.email : undefined;
  const phone = customer?.isPhoneVerified ? customer.phone : undefined;
  return (await listVerifiedOrders(shop, { userId, email, phone })).includes(id);
}
