import { expect, type Locator } from '@playwright/test';

/** Double-clicks a button that is gone after the first click, so that the second one hits `next`, which must ignore it. */
export async function doubleClickAcross(first: Locator, next: Locator): Promise<void> {
  await first.click();
  await expect(first).toHaveCount(0);
  // A pointer would miss a button that still moves.
  const isAccepted = await next.evaluate((button) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })),
  );
  expect(isAccepted).toBe(false);
  await next.page().reload();
  await expect(next).toBeAttached();
}
