import { colomboDay } from '#domain/kernel/colombo-time.ts';

/** A month in Colombo, written 2026-11. */
export type Month = string;

/** Returns the beginning of a month and of the next, in Colombo. Undefined for a malformed month. */
export function monthRange(month: Month): { from: Date; to: Date } | undefined {
  const from = colomboDay(`${month}-01`);
  const to = from && colomboDay(`${addMonths(month, 1)}-01`);
  return from && to ? { from, to } : undefined;
}

/** Returns the month of a day such as 2026-11-21. */
export function monthOf(day: string): Month {
  return day.slice(0, 7);
}

/** Returns the month that is `months` later, or earlier for a negative number. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
