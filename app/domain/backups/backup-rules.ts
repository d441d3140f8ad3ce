import { dayIn, sortableTime, startOfColomboDay } from '#domain/kernel/colombo-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** 03:15 in Colombo, when no one shops. */
const backupTimeMs = (3 * 60 + 15) * minuteMs;
const retryAfterMs = hourMs;

export type BackupTimes = {
  /** When the last successful backup began; if there is none, when the first admin was added. */
  since: Date | undefined;
  failedAt: Date | undefined;
};

/**
 * Returns whether a backup is due: every night at the set time, or later if the shop was not running then. Retries a
 * failure after an hour, and ignores times in the future, which a clock that was ahead has left.
 */
export function isBackupDue({ since, failedAt }: BackupTimes, now: Date): boolean {
  if (!since) return false;
  if (since <= now && since >= lastBackupTime(now)) return false;
  return !failedAt || failedAt > now || now.getTime() - failedAt.getTime() >= retryAfterMs;
}

function lastBackupTime(now: Date): Date {
  const todaysTime = startOfColomboDay(now).getTime() + backupTimeMs;
  return new Date(todaysTime <= now.getTime() ? todaysTime : todaysTime - dayMs);
}

type Kind = 'shop' | 'demo';

/** The suffix of an encrypted backup. */
export const encryptedEnding = '.age';

/** Returns a name such as sandhi-2026-11-21-0315-1f3a9c.backup.gz: the time in Colombo, and the start of the id. */
export function backupName(kind: Kind, startedAt: Date, id: string): string {
  const time = sortableTime(startedAt).replace(' ', '-').replace(':', '');
  return `${filePrefix(kind)}${time}-${id.slice(0, 6)}.backup.gz`;
}

/** Returns whether a file is a backup of this kind of shop. No other file in the folder may be changed or deleted. */
export function isBackupName(kind: Kind, name: string): boolean {
  if (!name.startsWith(filePrefix(kind))) return false;
  return /^\d{4}-\d{2}-\d{2}-\d{4}-[\da-f]{6}\.backup\.gz(\.age)?$/.test(
    name.slice(filePrefix(kind).length),
  );
}

/** Returns when a backup began, by its name, which is written in the time of Colombo. */
export function timeOfBackupName(name: string): Date {
  const [, day, hour, minute] = /(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})-[\da-f]{6}\./.exec(name) ?? [];
  return new Date(`${day}T${hour}:${minute}:00+05:30`);
}

function filePrefix(kind: Kind): string {
  return kind === 'demo' ? 'sandhi-demo-' : 'sandhi-';
}

/** No backup younger than this is deleted: the owner may need one made just before a risky change. */
const minimumAgeMs = 48 * hourMs;

/** The numbers of days, weeks and months that keep their newest backup. Those without a backup do not count. */
const retention = { days: 7, weeks: 4, months: 12 };

/**
 * Returns the backups that may be deleted, never the newest. Backups dated in the future, made while the clock was
 * ahead, do not count for days, weeks and months.
 */
export function listExpiredBackups<Backup extends { startedAt: Date }>(
  backups: readonly Backup[],
  now: Date,
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const past = newestFirst.filter(({ startedAt }) => startedAt <= now);
  const kept = new Set<Backup>([
    ...past.slice(0, 1),
    ...newestFirst.filter(({ startedAt }) => now.getTime() - startedAt.getTime() < minimumAgeMs),
    ...newestOfEach(past, dayOf, retention.days),
    ...newestOfEach(past, weekOf, retention.weeks),
    ...newestOfEach(past, monthOf, retention.months),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

/**
 * Returns the backup that a restore would need, which is never deleted: the newest one, but one that is dated in the future
 * only if all are.
 */
export function findNewestBackup<Backup extends { startedAt: Date }>(
  newestFirst: readonly Backup[],
  now: Date,
): Backup | undefined {
  return newestFirst.find(({ startedAt }) => startedAt <= now) ?? newestFirst[0];
}

function newestOfEach<Backup extends { startedAt: Date }>(
  newestFirst: readonly Backup[],
  periodOf: (startedAt: Date) => string | number,
  count: number,
): Backup[] {
  const newest = new Map<string | number, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.startedAt);
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, count);
}

function dayOf(startedAt: Date): number {
  return startOfColomboDay(startedAt).getTime();
}

const aMondayMs = Date.parse('2024-01-01T00:00:00+05:30');

/** Returns the number of a week, which begins on Monday. */
function weekOf(startedAt: Date): number {
  return Math.floor((dayOf(startedAt) - aMondayMs) / (7 * dayMs));
}

function monthOf(startedAt: Date): string {
  return dayIn(startedAt).slice(0, 7);
}
