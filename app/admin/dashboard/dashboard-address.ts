import { href } from 'react-router';

/** How many days the plot of the sales can show. */
export const plottedDays = [7, 14, 30] as const;
const usualDays = 14;

/** Reads the chosen number of days; falls back to the default. */
export function daysIn(searchParams: URLSearchParams): number {
  const asked = Number(searchParams.get('days'));
  return plottedDays.find((days) => days === asked) ?? usualDays;
}

export function daysHref(days: number): string {
  return href('/admin/dashboard') + queryOf(days);
}

/** Returns where an open page loads its data again. */
export function nowHref(days: number): string {
  return href('/admin/dashboard/now') + queryOf(days);
}

function queryOf(days: number): string {
  return days === usualDays ? '' : `?days=${days}`;
}
