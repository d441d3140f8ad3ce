import { expect, test } from 'vitest';
import { ignoreDoubleClick } from './double-click.ts';

/** Clicks with the click count of the browser, and returns whether the step is taken. */
function click(step: string, detail: number): boolean {
  let isTaken = true;
  const preventDefault = () => {
    isTaken = false;
  };
  ignoreDoubleClick({ detail, preventDefault } as Parameters<typeof ignoreDoubleClick>[0], step);
  return isTaken;
}

test('a double click takes the step that was meant, and not the one that came in its place', () => {
  expect(click('1/confirm', 1)).toBe(true);
  expect(click('1/pack', 2)).toBe(false);
  expect(click('2/confirm', 2)).toBe(false);
  expect(click('1/pack', 1)).toBe(true);
});

test('a step that could not be sent is taken at once when it is pressed again, and by keys', () => {
  expect(click('1/money-received', 1)).toBe(true);
  expect(click('1/money-received', 2)).toBe(true);
  expect(click('1/ship', 0)).toBe(true);
});
