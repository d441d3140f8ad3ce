import type { DeclineReason } from '#domain/orders/order.ts';

/** The maximum lengths of the customer's reason and the owner's answer, and the maximum number of requests for one order. */
export const cancelRequestLimits = { words: 500, answer: 500, times: 3 } as const;

/**
 * The state of a customer's last request to cancel. `accepted`: the order was cancelled.
 */
export type CancelRequest =
  | { state: 'waiting'; since: Date; words: string }
  | { state: 'withdrawn' }
  | { state: 'accepted' }
  | { state: 'declined'; reason: DeclineReason; words: string };
