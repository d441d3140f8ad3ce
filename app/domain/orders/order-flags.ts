import type { OrderStatus } from './order.ts';

/** Reasons to look at an order before it is packed. None of them refuses it. */
export const orderFlags = [
  /** More orders in an hour from one address than a household places. */
  'many-from-address',
  'many-units',
  /**
   * More orders in an hour name this e-mail address than it gets e-mails about: none was sent for this one.
   */
  'email-held',
  'link-in-name',
] as const;
export type OrderFlag = (typeof orderFlags)[number];

type Flagged = { flags: OrderFlag[]; status: OrderStatus; confirmedByPhoneAt: Date | null };

/**
 * Returns the flags that the owner should still check: none once the order was confirmed by phone or has moved on.
 */
export function flagsToLookAt({ flags, status, confirmedByPhoneAt }: Flagged): OrderFlag[] {
  return status === 'pending' && confirmedByPhoneAt === null ? flags : [];
}

/** From this many units on, a quantity is unusual. */
export const unusualUnits = 20;
