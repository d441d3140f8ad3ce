import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

type Payable = { status: OrderStatus; paymentMethod: PaymentMethod; dueLkr: number };

/** Returns whether an order waits for its payment online. */
export function canBePaidOnline(order: Payable): boolean {
  return usesOnlinePayment(order) && canBeEdited(order) && order.dueLkr > 0;
}
