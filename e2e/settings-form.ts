import { expect, type Page } from '@playwright/test';
import { notice } from './notice.ts';

export function saveButton(page: Page) {
  return page.getByRole('button', { name: /^Save Changes/ }).first();
}

export function field(page: Page, name: string) {
  return page.locator(`#${name}`);
}

/** Saves texts in fields of one tab. A journey restores what it changed, because all share one shop. */
export async function saveFields(page: Page, tab: string, fields: Record<string, string>) {
  await page.goto(`/admin/settings?tab=${tab}`);
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
  await saveButton(page).click();
  await expect(notice(page, 'Settings saved successfully!')).toBeVisible();
}
