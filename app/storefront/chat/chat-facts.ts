import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/** What the answers depend on, as the shop is today. */
export type ChatFacts = {
  isDeliveryFree: boolean;
  paymentMethods: PaymentMethod[];
  /** Of the first product of the shop. */
  priceLkr: number | undefined;
};
