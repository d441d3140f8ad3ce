import { expect, test } from 'vitest';
import { isLastAbove } from './use-is-above.ts';

const entryAt = (top: number, { isVisible }: { isVisible: boolean }) => ({
  isIntersecting: isVisible,
  boundingClientRect: { top } as DOMRectReadOnly,
});

test('after a fast scroll, the current position of the button decides whether it is above the visible part', () => {
  const inView = entryAt(90, { isVisible: true });
  const above = entryAt(-80, { isVisible: false });
  const below = entryAt(900, { isVisible: false });
  expect(isLastAbove([inView, above])).toBe(true);
  expect(isLastAbove([above, inView])).toBe(false);
  expect(isLastAbove([above, below])).toBe(false);
});
