import { daysLater, startOfColomboDay } from '#domain/kernel/colombo-time.ts';

/** The maximum lengths of texts in Unicode characters, and the maximum number of pictures. */
export const problemLimits = { words: 1000, answer: 1000, pictures: 4 } as const;

/** The file types that the field for pictures suggests; the content of a file is checked later. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** The refund policy lets customers report a problem within 7 days of delivery. */
const reportDays = 7;

/**
 * Returns the last day in Colombo on which a problem with a delivered parcel can be reported, by its first midnight.
 */
export function lastReportDay(deliveredAt: Date): Date {
  return daysLater(startOfColomboDay(deliveredAt), reportDays);
}

export function isReportInTime(deliveredAt: Date, now: Date): boolean {
  return now < daysLater(lastReportDay(deliveredAt), 1);
}
