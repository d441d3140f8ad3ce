import { expect, type Page } from '@playwright/test';
import { notice } from './notice.ts';

/** The notice after a policy was saved. */
export const savedNotice = 'Policies saved successfully!';

/** Finds the visible button that saves the open policy. */
export function saveButton(page: Page) {
  return page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first();
}

/** Restores the published policy, because all journeys share one shop. */
export async function restorePublished(page: Page) {
  await page
    .getByText(/^Published /)
    .filter({ visible: true })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Publish this version again/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(notice(page, 'The earlier version is published again')).toBeVisible();
}
