/** Why PayHere surely did not refund: its key, the payment itself, too many questions, or nothing could be sent. */
export const refundRefusals = ['key', 'payment', 'busy', 'down'] as const;
export type RefundRefused = (typeof refundRefusals)[number];

/** What PayHere's Merchant API answered when it was asked to refund. */
export type RefundAnswer =
  | { kind: 'refunded'; refundId: string }
  /** `says` is PayHere's own text, empty where it gave none. */
  | { kind: 'refused'; why: RefundRefused; says: string }
  /** Sent, and the answer was lost: the money may be on its way back. */
  | { kind: 'unknown' };

/** Asks PayHere once to refund a payment; undefined in a shop without an API key. The whole payment without an amount. */
export type PaymentRefund = (wanted: {
  paymentId: string;
  description: string;
  amountLkr: number | undefined;
}) => Promise<RefundAnswer>;
