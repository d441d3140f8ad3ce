import { startOfColomboDay } from '#domain/kernel/colombo-time.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** What was made by hand before something risky is still there when that turns out badly. */
const untouchedMs = 48 * hourMs;

/** So many of each: the newest of a day, of a week, of a month. Days without a backup do not count. */
const retained = { days: 7, weeks: 4, months: 12 };

type Made = { startedAt: Date };

/** The backups that may go, of all there are. The newest never may. */
export function outlived<Backup extends Made>(backups: readonly Backup[], now: Date): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const kept = new Set<Backup>([
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter(({ startedAt }) => now.getTime() - startedAt.getTime() < untouchedMs),
    ...newestOfEach(newestFirst, dayOf, retained.days),
    ...newestOfEach(newestFirst, weekOf, retained.weeks),
    ...newestOfEach(newestFirst, monthOf, retained.months),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

function newestOfEach<Backup extends Made>(
  newestFirst: readonly Backup[],
  spanOf: (at: Date) => string | number,
  count: number,
): Backup[] {
  const newest = new Map<string | number, Backup>();
  for (const backup of newestFirst) {
    const span = spanOf(backup.startedAt);
    if (!newest.has(span)) newest.set(span, backup);
  }
  return [...newest.values()].slice(0, count);
}

function dayOf(at: Date): number {
  return startOfColomboDay(at).getTime();
}

/** Weeks begin on Monday, as did 5 January 1970. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) / dayMs - 3.5) / 7);
}

function monthOf(at: Date): string {
  // Noon in Colombo is the same day in UTC.
  return new Date(dayOf(at) + 12 * hourMs).toISOString().slice(0, 7);
}
