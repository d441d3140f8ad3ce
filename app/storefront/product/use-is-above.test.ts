import { expect, test } from 'vitest';
import { isLastAbove } from './use-is-above.ts';

const entryAt = (top: number, isIntersecting: boolean) => ({
  isIntersecting,
  boundingClientRect: { top } as DOMRectReadOnly,
});

test('after a fast scroll, the current position of the button decides whether it is above the visible part', () => {
  const [inView, above, below] = [entryAt(90, true), entryAt(-80, false), entryAt(900, false)];
  expect(isLastAbove([inView, above])).toBe(true);
  expect(isLastAbove([above, inView])).toBe(false);
  expect(isLastAbove([above, below])).toBe(false);
});
