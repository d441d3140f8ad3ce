import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatWatchdog } from './beat-watchdog.ts';

const minuteUs = 60_000_000;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function beatsInAMinute(env: Record<string, string>): number {
  let beats = 0;
  stop = beatWatchdog(env, () => {
    beats += 1;
  });
  vi.advanceTimersByTime(59_999);
  return beats;
}

test('the watchdog of systemd is told three times in its time, from the start on', () => {
  const env = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: `${minuteUs}` };
  expect(beatsInAMinute(env)).toBe(3);
});

test.each<[string, Record<string, string>]>([
  ['without systemd', {}],
  ['without a watchdog in its unit', { NOTIFY_SOCKET: '/run/systemd/notify' }],
])('nobody is told %s', (_, env) => {
  expect(beatsInAMinute(env)).toBe(0);
});

test('the unit that owners are told to write has a watchdog, lets it be told, and never gives up', () => {
  const [, unit = ''] =
    /```ini\n([\s\S]*?)```/.exec(fs.readFileSync('docs/going-live.md', 'utf8')) ?? [];
  for (const line of [
    'WatchdogSec=60',
    'NotifyAccess=all',
    'StartLimitIntervalSec=0',
    'Restart=on-failure',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
});
