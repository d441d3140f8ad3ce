import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyWatchdog } from './notify-watchdog.ts';

const minuteUs = 60_000_000;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function notificationsInAMinute(env: Record<string, string>): number {
  let count = 0;
  stop = notifyWatchdog(env, () => {
    count += 1;
  });
  vi.advanceTimersByTime(59_999);
  return count;
}

test('the watchdog of systemd is notified three times in its interval, starting at once', () => {
  const env = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: `${minuteUs}` };
  expect(notificationsInAMinute(env)).toBe(3);
});

test.each<[string, Record<string, string>]>([
  ['without systemd', {}],
  ['without a watchdog in its unit', { NOTIFY_SOCKET: '/run/systemd/notify' }],
])('nothing is notified %s', (_, env) => {
  expect(notificationsInAMinute(env)).toBe(0);
});

test('the unit that install.sh installs has a watchdog, allows notifications, and restarts after every failure', () => {
  const unit = fs.readFileSync('deploy/sandhi.service', 'utf8');
  for (const line of [
    'WatchdogSec=60',
    'NotifyAccess=all',
    'StartLimitIntervalSec=0',
    'Restart=on-failure',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
});
