import { expect, test } from 'vitest';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { backupName, isBackupDue, isBackupName, listExpiredBackups } from './backup-rules.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const colomboTime = (colombo: string) => new Date(`${colombo}+05:30`);

test.each([
  ['is due at the backup time', { since: '2026-11-20T03:15', now: '2026-11-21T03:15' }, true],
  [
    'is not due a minute before the backup time',
    { since: '2026-11-20T03:15', now: '2026-11-21T03:14' },
    false,
  ],
  [
    'is not due after a backup of the same night',
    { since: '2026-11-21T03:15', now: '2026-11-21T23:59' },
    false,
  ],
  [
    'is not due before the next backup time after a backup made later in the day',
    { since: '2026-11-21T09:00', now: '2026-11-22T03:00' },
    false,
  ],
  [
    'is due after a backup time at which the shop was not running',
    { since: '2026-11-19T03:15', now: '2026-11-21T12:00' },
    true,
  ],
])('a backup %s', (_title, { since, now }, isDue) => {
  expect(isBackupDue({ since: colomboTime(since), failedAt: undefined }, colomboTime(now))).toBe(
    isDue,
  );
});

test('a time in the future, left by a clock that was ahead, stops neither a backup nor a retry', () => {
  const now = colomboTime('2026-11-22T03:20');
  const [ahead, since] = [colomboTime('2027-11-20T03:15'), colomboTime('2026-11-20T03:15')];
  expect(isBackupDue({ since: ahead, failedAt: undefined }, now)).toBe(true);
  expect(isBackupDue({ since, failedAt: ahead }, now)).toBe(true);
});

test('a shop without an owner has nothing to back up', () => {
  expect(isBackupDue({ since: undefined, failedAt: undefined }, new Date())).toBe(false);
});

test('a failed backup is retried after an hour', () => {
  const now = colomboTime('2026-11-21T05:00');
  const since = colomboTime('2026-11-20T03:15');
  expect(isBackupDue({ since, failedAt: colomboTime('2026-11-21T04:30') }, now)).toBe(false);
  expect(isBackupDue({ since, failedAt: colomboTime('2026-11-21T04:00') }, now)).toBe(true);
});

test('after two years of nightly backups, one of each of 7 days, 4 weeks and 12 months is kept', () => {
  const now = colomboTime('2026-11-21T03:20');
  let kept: { startedAt: Date }[] = [];
  for (let day = 730; day >= 0; day -= 1) {
    const night = new Date(now.getTime() - day * dayMs);
    kept.push({ startedAt: new Date(night.getTime() - 5 * 60_000) });
    const expired = new Set(listExpiredBackups(kept, night));
    kept = kept.filter((backup) => !expired.has(backup));
  }

  const lastDaysOfMonths = [
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
  ];
  const sundays = ['2026-11-01', '2026-11-08', '2026-11-15'];
  const lastDays = [16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`);
  expect(kept.map(({ startedAt }) => dayIn(startedAt))).toEqual([
    ...lastDaysOfMonths,
    ...sundays,
    ...lastDays,
  ]);
});

test('backups that a clock ahead dated in the future are kept, and make no other backup expire', () => {
  const now = colomboTime('2026-11-21T03:20');
  const nights = Array.from({ length: 40 }, (_, day) => ({
    startedAt: new Date(now.getTime() - day * dayMs),
  }));
  const ahead = Array.from({ length: 12 }, (_, month) => ({
    startedAt: new Date(now.getTime() + (month + 1) * 31 * dayMs),
  }));
  expect(listExpiredBackups([...nights, ...ahead], now)).toEqual(listExpiredBackups(nights, now));
  const old = { startedAt: colomboTime('2020-01-01T03:15') };
  expect(listExpiredBackups([old, ...ahead], now)).toEqual([]);
});

test('the newest backup is never deleted, however old it is, and all of the last two days are kept', () => {
  const now = colomboTime('2026-11-21T12:00');
  expect(listExpiredBackups([{ startedAt: colomboTime('2020-01-01T03:15') }], now)).toEqual([]);
  const today = Array.from({ length: 20 }, (_, hour) => ({
    startedAt: new Date(now.getTime() - 2 * hour * hourMs),
  }));
  expect(listExpiredBackups(today, now)).toEqual([]);
});

test('a backup is named after its time in Colombo, and its name is recognized', () => {
  const name = backupName(
    'demo',
    new Date('2026-11-20T21:45:00Z'),
    '1f3a9c00-0000-4000-8000-000000000000',
  );
  expect(name).toBe('sandhi-demo-2026-11-21-0315-1f3a9c.backup.gz');
  expect(isBackupName('demo', name)).toBe(true);
  expect(isBackupName('shop', name)).toBe(false);
  expect(isBackupName('shop', 'sandhi-../../etc.backup.gz')).toBe(false);
});
