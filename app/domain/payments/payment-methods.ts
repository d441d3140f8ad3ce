/** Every way to pay that an order can carry. Which of them is offered today is asked of listPaymentMethods. */
export const paymentMethods = ['cod', 'bank_transfer', 'payhere'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
