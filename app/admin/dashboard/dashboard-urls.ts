import { href } from 'react-router';

/** The numbers of days that the sales plot can show. */
export const plottedDays = [7, 14, 30] as const;
const defaultDays = 14;

/** Reads the chosen number of days; falls back to the default. */
export function daysIn(searchParams: URLSearchParams): number {
  const number = Number(searchParams.get('days'));
  return plottedDays.find((days) => days === number) ?? defaultDays;
}

export function daysHref(days: number): string {
  return href('/admin/dashboard') + queryOf(days);
}

/** Returns the URL from which an open page refreshes its data. */
export function refreshHref(days: number): string {
  return href('/admin/dashboard/now') + queryOf(days);
}

function queryOf(days: number): string {
  return days === defaultDays ? '' : `?days=${days}`;
}
