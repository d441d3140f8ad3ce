import type { OrderStatus } from './order.ts';

/** Why an order may not be what it seems. None of it refuses an order; the owner looks at it first. */
export const orderFlags = [
  /** One address ordered more often in an hour than a household does. */
  'many-from-address',
  'many-units',
  /** More orders in an hour name this e-mail address than it gets e-mails about: none was sent about this one. */
  'email-held',
  'link-in-name',
] as const;
export type OrderFlag = (typeof orderFlags)[number];

type Flagged = { flags: OrderFlag[]; status: OrderStatus; confirmedByPhoneAt: Date | null };

/** What the owner should still look at: nothing once the order is confirmed by phone or went further. */
export function flagsToLookAt({ flags, status, confirmedByPhoneAt }: Flagged): OrderFlag[] {
  return status === 'pending' && confirmedByPhoneAt === null ? flags : [];
}

/** From so many units on a quantity is unusual. */
export const unusualUnits = 20;
