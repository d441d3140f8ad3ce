import type { DeclineReason } from '#domain/orders/order.ts';

/** The longest words of the customer and of the owner's answer, and how often an order can be asked about. */
export const cancelRequestLimits = { words: 500, answer: 500, times: 3 } as const;

/**
 * The state of a customer's last request to cancel. `granted`: the order was cancelled while they waited.
 */
export type CancelRequest =
  | { is: 'waiting'; since: Date; words: string }
  | { is: 'withdrawn' }
  | { is: 'granted' }
  | { is: 'declined'; because: DeclineReason; words: string };
