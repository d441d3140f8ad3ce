import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button and, once it is gone, another one with the second click of the same double click. Expects that the
 * second is ignored.
 */
export async function doubleClickAcross(first: Locator, next: Locator): Promise<void> {
  await first.click();
  await expect(first).toHaveCount(0);
  // A pointer would miss a button that still moves.
  const isTaken = await next.evaluate((button) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })),
  );
  expect(isTaken).toBe(false);
  await next.page().reload();
  await expect(next).toBeVisible();
}
