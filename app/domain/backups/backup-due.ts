import { startOfColomboDay } from '#domain/kernel/colombo-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** 03:15 in Colombo, when no one shops. */
const nightMs = (3 * 60 + 15) * minuteMs;
const retryMs = 60 * minuteMs;

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
