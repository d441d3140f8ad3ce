import { href } from 'react-router';

/** How many days the plot of the sales can show. */
export const plottedDays = [7, 14, 30] as const;
const usualDays = 14;

/** What is not understood is the usual. */
export function daysIn(searchParams: URLSearchParams): number {
  const asked = Number(searchParams.get('days'));
  return plottedDays.find((days) => days === asked) ?? usualDays;
}

export function daysHref(days: number): string {
  return href('/admin/dashboard') + (days === usualDays ? '' : `?days=${days}`);
}
