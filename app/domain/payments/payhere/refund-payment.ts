/**
 * The reasons for which PayHere certainly did not refund: the API key, the payment itself, too many requests, or PayHere
 * was not reached.
 */
export const gatewayRefundRefusals = ['key', 'payment', 'busy', 'down'] as const;
export type GatewayRefundRefusal = (typeof gatewayRefundRefusals)[number];

/** The response of PayHere's Merchant API to a refund request. */
export type RefundResponse =
  | { kind: 'refunded'; refundId: string }
  /** `gatewayText` is PayHere's own text, empty where it gave none. */
  | { kind: 'refused'; why: GatewayRefundRefusal; gatewayText: string }
  /** Sent, and the response was lost: the refund may have been made. */
  | { kind: 'unknown' };

/** Requests a refund from PayHere once. Without an amount the whole payment is refunded. */
export type RequestRefund = (request: {
  paymentId: string;
  description: string;
  amountLkr: number | undefined;
}) => Promise<RefundResponse>;
