import type { Locator } from '@playwright/test';

export type Tap = (on: Locator) => Promise<void>;

/** A tap is every touch of the screen; what is typed between two of them is not counted, nor the keyboard's own "next". */
export function countTaps() {
  let taps = 0;
  const tap: Tap = async (on) => {
    taps += 1;
    await on.tap();
  };
  return { tap, taps: () => taps };
}
