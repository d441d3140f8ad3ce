import type { Locator } from '@playwright/test';

export type Tap = (on: Locator) => Promise<void>;

/** Counts touches of the screen. Typing, and the key "next" of the keyboard, do not count. */
export function countTaps() {
  let taps = 0;
  const tap: Tap = async (on) => {
    taps += 1;
    await on.tap();
  };
  return { tap, taps: () => taps };
}
