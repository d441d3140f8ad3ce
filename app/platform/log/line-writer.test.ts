import { expect, test, vi } from 'vitest';
import { LineWriter } from './line-writer.server.ts';

/** Makes a target that fails with this code while it is set, and takes so many bytes at once. */
function aPlace({ atOnce = 1000 } = {}) {
  const place = {
    code: '',
    content: '',
    write: (bytes: Buffer) => {
      if (place.code !== '') throw Object.assign(new Error('no'), { code: place.code });
      place.content += bytes.subarray(0, atOnce).toString();
      return Math.min(bytes.length, atOnce);
    },
  };
  return place;
}

test('lines are written at once, in as many pieces as it takes', () => {
  const place = aPlace({ atOnce: 3 });
  const writer = new LineWriter(place.write);
  writer.write('first line\n');
  writer.write('second line\n');
  expect(place.content).toBe('first line\nsecond line\n');
});

test('lines that a full disk does not take are dropped, and the next one says how many', () => {
  const place = aPlace();
  const writer = new LineWriter(place.write);
  place.code = 'ENOSPC';
  for (let line = 0; line < 3; line += 1) writer.write('no room\n');
  place.code = '';
  writer.write('room again\n');
  writer.write('and more\n');
  const lines = place.content.split('\n');
  expect(lines).toEqual(['{"level":40,"lost":3}', 'room again', 'and more', '']);
});

test('lines wait for a reader who is busy, within bounds', () => {
  vi.useFakeTimers();
  const place = aPlace({ atOnce: 10_000_000 });
  const writer = new LineWriter(place.write);
  place.code = 'EAGAIN';
  const long = `${'x'.repeat(100_000)}\n`;
  for (let line = 0; line < 12; line += 1) writer.write(long);
  place.code = '';
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(place.content).toBe(long.repeat(10));
  writer.write('next\n');
  expect(place.content.split('\n').slice(-3)).toEqual(['{"level":40,"lost":2}', 'next', '']);
});
