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

test('the second click of a double click does not take the step that replaced the first one', () => {
  expect(click('1/confirm', 1)).toBe(true);
  expect(click('1/pack', 2)).toBe(false);
  expect(click('2/confirm', 2)).toBe(false);
  expect(click('1/pack', 1)).toBe(true);
});

test('the same step may be clicked again at once, and pressing a key takes any step', () => {
  expect(click('1/money-received', 1)).toBe(true);
  expect(click('1/money-received', 2)).toBe(true);
  expect(click('1/ship', 0)).toBe(true);
});
