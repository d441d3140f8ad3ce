import { expect, test, vi } from 'vitest';
import { LineWriter } from './line-writer.server.ts';

/** Makes a target that fails with `code` while that is set, and takes at most `atOnce` bytes in each write. */
function aTarget({ atOnce = 1000 } = {}) {
  const target = {
    code: '',
    content: '',
    write: (bytes: Buffer) => {
      if (target.code !== '') throw Object.assign(new Error('no'), { code: target.code });
      target.content += bytes.subarray(0, atOnce).toString();
      return Math.min(bytes.length, atOnce);
    },
  };
  return target;
}

test('lines are written at once, in as many pieces as it takes', () => {
  const target = aTarget({ atOnce: 3 });
  const writer = new LineWriter(target.write);
  writer.write('first line\n');
  writer.write('second line\n');
  expect(target.content).toBe('first line\nsecond line\n');
});

test('lines are dropped while the disk is full, and a notice with their number precedes the next line', () => {
  const target = aTarget();
  const writer = new LineWriter(target.write);
  target.code = 'ENOSPC';
  for (let line = 0; line < 3; line += 1) writer.write('no room\n');
  target.code = '';
  writer.write('room again\n');
  writer.write('and more\n');
  const lines = target.content.split('\n');
  expect(lines).toEqual(['{"level":40,"lost":3}', 'room again', 'and more', '']);
});

test('lines wait for a busy reader, up to 1 MB of them', () => {
  vi.useFakeTimers();
  const target = aTarget({ atOnce: 10_000_000 });
  const writer = new LineWriter(target.write);
  target.code = 'EAGAIN';
  const long = `${'x'.repeat(100_000)}\n`;
  for (let line = 0; line < 12; line += 1) writer.write(long);
  target.code = '';
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(target.content).toBe(long.repeat(10));
  writer.write('next\n');
  expect(target.content.split('\n').slice(-3)).toEqual(['{"level":40,"lost":2}', 'next', '']);
});

test('lines that wait are measured in bytes, of which Sinhala takes three for a character', () => {
  vi.useFakeTimers();
  const target = aTarget({ atOnce: 10_000_000 });
  const writer = new LineWriter(target.write);
  target.code = 'EAGAIN';
  const long = `${'ස'.repeat(100_000)}\n`;
  for (let line = 0; line < 4; line += 1) writer.write(long);
  target.code = '';
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(target.content.length).toBe(3 * long.length);
});
