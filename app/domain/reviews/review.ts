import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';

/** The longest texts of a review and its answer, in Unicode characters. */
export const reviewLimits = { words: 1000, firstName: 40, town: 60, answer: 1000 } as const;

export const starChoices = [5, 4, 3, 2, 1] as const;

/** The only reasons to hide a review. A bad opinion is no reason. */
export const hidingReasons = ['abuse', 'personal-data', 'health-claim'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** The number of testimonials on the home page. */
export const reviewsOnHome = 3;

export const reviewStates = ['shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The reviews of a product in figures: how many there are, and all their stars added up. */
export type StarSum = { count: number; stars: number };

/** Returns the average with one decimal; undefined while there is no review. */
export function averageStars({ count, stars }: StarSum): string | undefined {
  return count === 0 ? undefined : (stars / count).toFixed(1);
}

type OrderState = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  personRemovedAt: Date | null;
};
type LineState = { quantity: number; returned: number };

/**
 * Returns whether the buyer of a line may review it: it was delivered, not fully refunded or returned, and the person of
 * the order was not removed.
 */
export function canBeReviewed(order: OrderState, { quantity, returned }: LineState): boolean {
  const isKept = order.paymentStatus !== 'refunded' && returned < quantity;
  return order.status === 'delivered' && isKept && order.personRemovedAt === null;
}
