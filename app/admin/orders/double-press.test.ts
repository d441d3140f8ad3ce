import { expect, test } from 'vitest';
import { refuseDoublePress } from './double-press.ts';

/** Presses, as the browser counts it, and returns whether the step is taken. */
function press(step: string, detail: number): boolean {
  let isTaken = true;
  const preventDefault = () => {
    isTaken = false;
  };
  refuseDoublePress({ detail, preventDefault } as Parameters<typeof refuseDoublePress>[0], step);
  return isTaken;
}

test('a double click takes the step that was meant, and not the one that came in its place', () => {
  expect(press('1/confirm', 1)).toBe(true);
  expect(press('1/pack', 2)).toBe(false);
  expect(press('2/confirm', 2)).toBe(false);
  expect(press('1/pack', 1)).toBe(true);
});

test('a step that could not be sent is taken at once when it is pressed again, and by keys', () => {
  expect(press('1/money-received', 1)).toBe(true);
  expect(press('1/money-received', 2)).toBe(true);
  expect(press('1/ship', 0)).toBe(true);
});
