import { expect, type Page } from '@playwright/test';

/** How long one look at a page waits for a change. */
export const oneLook = { timeout: 1_000 };

/**
 * Opens a page of the shop until it shows a change: on a busy machine the earlier page is served until the new one is
 * rendered.
 */
export async function openUntil(page: Page, path: string, expectChange: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path);
    await expectChange();
  }).toPass();
}

/** Returns a function that reads the HTML of a page of the shop, to be polled for a change. */
export function htmlOf(page: Page, path: string): () => Promise<string> {
  return async () => (await page.request.get(path)).text();
}
