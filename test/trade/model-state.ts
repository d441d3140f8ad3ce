import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';
import type { PayHereCode } from '#domain/payments/payhere/gateway.ts';
import type { Money } from './model-money.ts';

/** `held`: units taken from stock for the line. `returned`: units of it that the customer gave back. */
export type Line = { quantity: number; returned: number; held: number };
export type ModelOrder = Money & {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  isDeliveryRefused: boolean;
  hasPromoCode: boolean;
  isCancelRequested: boolean;
  isChargedBack: boolean;
  version: number;
  /** By product; undefined if the order does not contain it. */
  lines: (Line | undefined)[];
};
/**
 * `promoUses`: orders with the promo code that are not cancelled. `countVersions`: by product; the shop refuses a stock count
 * that began with an earlier one. `hidden`: state of each order that is not in its row.
 */
export type Model = {
  stock: number[];
  countVersions: number[];
  feeLkr: number;
  promoUses: number;
  orders: ModelOrder[];
  hidden: Hidden[];
};
type Hidden = { online: Online; cancelRequest: CancelRequest };

/** The status codes that the gateway reported for a payment, and how much of it the gateway can still refund. */
export type Payment = { codes: PayHereCode[]; refundable: number };
/** The state of an order that no page shows: the amount to pay online, and two payments of it. */
export type Online = { amount: number; payments: [Payment, Payment] };

/**
 * The requests to cancel an order so far: how many, whether the owner declined one, and whether the last one came too late,
 * which counts until the order is to be prepared again.
 */
export type CancelRequest = { times: number; isDeclined: boolean; isLate: boolean };
