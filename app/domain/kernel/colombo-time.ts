import type { Language } from './bilingual.ts';
import { months, weekdays } from './colombo-time.copy.ts';

/** Sri Lanka is always 5.5 hours ahead of UTC. */
const offsetMs = 5.5 * 60 * 60 * 1000;

/** Computes the parts from UTC, because making an `Intl.DateTimeFormat` takes a cheap phone a tenth of a second. */
function colomboParts(time: Date) {
  const shifted = new Date(time.getTime() + offsetMs).toISOString();
  const [year = '', month = '', day = '', hour = '', minute = ''] = shifted.split(/[-T:]/);
  return { year, month, day, hour, minute };
}

/** Formats 21 November 2026, or 2026 නොවැම්බර් 21. */
export function longDate(time: Date, language: Language): string {
  const { year, month, day } = colomboParts(time);
  const name = months[language][Number(month) - 1] ?? month;
  return language === 'si' ? `${year} ${name} ${Number(day)}` : `${Number(day)} ${name} ${year}`;
}

/** Returns the day of the week in Colombo: 0 for Sunday. */
export function weekdayIn(time: Date): number {
  return new Date(`${dayIn(time)}T00:00:00Z`).getUTCDay();
}

/** Formats Sat 21 November, or නොවැම්බර් 21 සෙනසුරාදා. */
export function weekdayDate(time: Date, language: Language): string {
  const { month, day } = colomboParts(time);
  const name = months[language][Number(month) - 1] ?? month;
  const weekday = weekdays[language][weekdayIn(time)] ?? '';
  const parts = [weekday, Number(day), name];
  return (language === 'si' ? parts.reverse() : parts).join('\u00a0');
}

/** Formats 21/11/2026, the same in both languages. */
export function shortDate(time: Date): string {
  const { year, month, day } = colomboParts(time);
  return `${day}/${month}/${year}`;
}

/** Formats 21/11/2026 09:20, the same in both languages. */
export function shortDateTime(time: Date): string {
  return `${shortDate(time)} ${clockTime(time)}`;
}

/** Formats 09:20, the same in both languages. */
export function clockTime(time: Date): string {
  const { hour, minute } = colomboParts(time);
  return `${hour}:${minute}`;
}

/** Formats 2026-11-21 09:20, which sorts as text and which spreadsheets recognize. */
export function sortableTime(time: Date): string {
  return `${dayIn(time)} ${clockTime(time)}`;
}

export function colomboYear(time: Date): number {
  return Number(colomboParts(time).year);
}

/** Returns the midnight with which the day of a time began in Colombo. */
export function startOfColomboDay(time: Date): Date {
  const dayMs = 24 * 60 * 60 * 1000;
  return new Date(Math.floor((time.getTime() + offsetMs) / dayMs) * dayMs - offsetMs);
}

/**
 * Parses a day such as 2026-11-21 into its midnight in Colombo. Returns undefined for anything but a calendar day from
 * 1900 on: the database has no year 0, and no order is that old.
 */
export function colomboDay(input: string): Date | undefined {
  if (!/^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(input)) return undefined;
  const noon = new Date(`${input}T06:30:00Z`);
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(input);
  return isDay ? startOfColomboDay(noon) : undefined;
}

/** Formats the day in Colombo of a time as 2026-11-21. */
export function dayIn(time: Date): string {
  const { year, month, day } = colomboParts(time);
  return `${year}-${month}-${day}`;
}

/** Adds days to a time, such as a midnight in Colombo, where a day has 24 hours all year round. */
export function daysLater(time: Date, days: number): Date {
  return new Date(time.getTime() + days * 24 * 60 * 60 * 1000);
}

/** Returns the midnight in Colombo at which the last `days` days began, today included. */
export function startOfLastDays(time: Date, days: number): Date {
  return daysLater(startOfColomboDay(time), 1 - days);
}
