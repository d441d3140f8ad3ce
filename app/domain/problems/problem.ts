import { daysLater, startOfColomboDay } from '#domain/kernel/colombo-time.ts';

/** The longest texts in Unicode characters, and the most pictures. */
export const problemLimits = { words: 1000, answer: 1000, pictures: 4 } as const;

/** The file types that a field for pictures offers. The content decides. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The refund policy takes claims within 7 days of delivery. */
const claimDays = 7;

/**
 * Returns the last day in Colombo on which a problem with a delivered parcel can be reported, by its first midnight.
 */
export function lastClaimDay(deliveredAt: Date): Date {
  return daysLater(startOfColomboDay(deliveredAt), claimDays);
}

export function isInTime(deliveredAt: Date, now: Date): boolean {
  return now < daysLater(lastClaimDay(deliveredAt), 1);
}
