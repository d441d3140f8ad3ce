import type { OrderStatus } from './order.ts';

/** The reasons to check an order before it is packed. A flag never refuses the order. */
export type OrderFlag =
  /** More orders from one network address within an hour than a household places. */
  | 'many-from-address'
  | 'many-units'
  /** So many orders with this e-mail address within an hour that no e-mail was sent for this one. */
  | 'email-held'
  | 'link-in-name';

type Flagged = { flags: OrderFlag[]; status: OrderStatus; confirmedByPhoneAt: Date | null };

/** Returns the flags that the owner should still check: only while the order is pending and not confirmed. */
export function flagsToCheck({ flags, status, confirmedByPhoneAt }: Flagged): OrderFlag[] {
  return status === 'pending' && confirmedByPhoneAt === null ? flags : [];
}

/** The number of units from which an order is unusual. */
export const unusualUnits = 20;
