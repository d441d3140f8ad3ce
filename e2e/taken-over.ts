import type { Page } from '@playwright/test';

/** Waits until React has taken over the page: before that, presses are those of a page without scripts. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
  );
}
