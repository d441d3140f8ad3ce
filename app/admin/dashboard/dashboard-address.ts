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
  return href('/admin/dashboard') + queryOf(days);
}

/** Where the page asks again for what it shows. */
export function nowHref(days: number): string {
  return href('/admin/dashboard/now') + queryOf(days);
}

function queryOf(days: number): string {
  return days === usualDays ? '' : `?days=${days}`;
}
