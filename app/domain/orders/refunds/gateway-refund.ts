import type { RefundResponse } from '#domain/payments/payhere/refund-payment.ts';

/** `open`: about to be requested. `unknown`: requested, and the response was lost. */
export const gatewayRefundStates = ['open', 'unknown', 'refunded', 'not-refunded'] as const;
export type GatewayRefundState = (typeof gatewayRefundStates)[number];

/**
 * An event of a refund through the gateway, for the history of its order. `refused`: by the gateway. `not-refunded`: by the
 * owner's statement about a refund whose response was lost.
 */
export type GatewayRefundUpdate = {
  is: 'asked' | 'unknown' | 'refused' | 'not-refunded';
  amountLkr: number;
  paymentId: string;
  reason?: string;
  /** The gateway's own text for a refusal. The history stores it by this name. */
  says?: string;
};

/** The result of a refund, from the gateway's response or the owner's statement. */
export type RefundResult = RefundResponse | { kind: 'not-refunded' };

/** The prefix of the form's `method` for a refund through the gateway; the id of the payment follows. */
export const gatewayMethodPrefix = 'payhere:';
