import type { RefundAnswer } from '#domain/payments/payhere/refund-payment.ts';

/** `open`: about to be asked for. `unknown`: asked for, and the answer was lost. */
export const gatewayRefundStates = ['open', 'unknown', 'refunded', 'not-refunded'] as const;
export type GatewayRefundState = (typeof gatewayRefundStates)[number];

/** What has become of a refund through the gateway, for the history of its order. */
export type GatewayRefundNews = {
  is: 'asked' | 'unknown' | 'refused' | 'not-refunded';
  amountLkr: number;
  paymentId: string;
  reason?: string;
  /** What the gateway said when it refused. */
  says?: string;
};

/** How an answer of the gateway, or the owner's own word, ends a refund. */
export type RefundEnd = RefundAnswer | { kind: 'not-refunded' };

/** How the form of a refund names a payment that is refunded through the gateway; its id follows. */
export const gatewayMethod = 'payhere:';
