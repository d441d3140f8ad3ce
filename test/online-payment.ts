import type { Shop } from '#domain/kernel/shop.server.ts';
import { openFirstAttempt } from '#domain/orders/online/open-attempt.server.ts';
import type { PayHereCode } from '#domain/payments/payhere/gateway.ts';
import { anOrder } from './order.ts';

/** Inserts an order whose shopper was sent to the gateway. */
export async function anOnlineOrder(shop: Shop, overrides: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(shop, { paymentMethod: 'payhere', ...overrides });
  const opened = { ...order, amountLkr: order.totalLkr };
  await openFirstAttempt(shop, opened, { firstName: 'Nimal', lastName: 'Perera' });
  return order;
}

type NotifiedOrder = { orderNumber: string; totalLkr: number };

/** Returns the notification of the gateway about a payment of this order. */
export function aNotification(
  { orderNumber, totalLkr }: NotifiedOrder,
  code: PayHereCode,
  { paymentId = '3200', attempt = 1 } = {},
) {
  return {
    paymentId,
    reference: `${orderNumber}-${attempt}`,
    amountLkr: totalLkr,
    code,
    method: 'VISA',
  };
}
