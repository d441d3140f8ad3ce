import { shortDateTime, startOfColomboDay } from '#domain/kernel/colombo-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** 03:15 in Colombo, when no one shops. */
const nightMs = (3 * 60 + 15) * minuteMs;
const retryMs = hourMs;

export type BackupTimes = {
  /** When the last successful backup began; before the first one, since when there is something to lose. */
  since: Date | undefined;
  failedAt: Date | undefined;
};

/**
 * Due once a night has passed since the last one, whenever the shop is opened after it. A failure is retried every hour.
 * A future time, left by a clock that was ahead, counts as long ago.
 */
export function isBackupDue({ since, failedAt }: BackupTimes, now: Date): boolean {
  if (!since) return false;
  if (since <= now && since >= lastNight(now)) return false;
  return !failedAt || failedAt > now || now.getTime() - failedAt.getTime() >= retryMs;
}

function lastNight(now: Date): Date {
  const tonight = startOfColomboDay(now).getTime() + nightMs;
  return new Date(tonight <= now.getTime() ? tonight : tonight - dayMs);
}

type Kind = 'shop' | 'demo';

/** sandhi-2026-11-21-0315-1f3a9c.backup.gz: the minute in Colombo, and the beginning of the backup's id. */
export function backupName(kind: Kind, at: Date, id: string): string {
  const [, day, month, year, hour, minute] =
    /^(\d+)\/(\d+)\/(\d+) (\d+):(\d+)$/.exec(shortDateTime(at)) ?? [];
  return `${start(kind)}${year}-${month}-${day}-${hour}${minute}-${id.slice(0, 6)}.backup.gz`;
}

/** Returns whether a file is a backup of this kind of shop. No other file in the folder is ever touched. */
export function isBackupName(kind: Kind, name: string): boolean {
  if (!name.startsWith(start(kind))) return false;
  return /^\d{4}-\d{2}-\d{2}-\d{4}-[\da-f]{6}\.backup\.gz$/.test(name.slice(start(kind).length));
}

function start(kind: Kind): string {
  return kind === 'demo' ? 'sandhi-demo-' : 'sandhi-';
}

/** What was made by hand before something risky is still there when that turns out badly. */
const untouchedMs = 48 * hourMs;

/** How many are kept of each: the newest of a day, of a week, of a month. Days without a backup do not count. */
const retained = { days: 7, weeks: 4, months: 12 };

/** Returns the backups that may be deleted. The newest never may. */
export function outlived<Backup extends { startedAt: Date }>(
  backups: readonly Backup[],
  now: Date,
): Backup[] {
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

function newestOfEach<Backup extends { startedAt: Date }>(
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
