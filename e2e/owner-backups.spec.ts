import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';

test('the owner makes a backup, downloads its file, and finds both in the log @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: /Back up now/ }).click();
  await expect(notice(page, 'Backup complete')).toBeVisible();
  const newest = page.locator('tbody tr').first();
  await expect(newest).toContainText('Checked');
  await axe(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    newest.getByRole('link', { name: /Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sandhi-demo-[\d-]+-[\da-f]{6}\.backup\.gz$/);
  const file = gunzipSync(fs.readFileSync(await download.path())).toString();
  expect(JSON.parse(file.slice(0, file.indexOf('\n')))).toMatchObject({ is: 'backup', format: 1 });

  await page.goto('/admin/audit?kind=backups');
  const log = page.locator('tbody tr');
  await expect(log.nth(0)).toContainText('Downloaded a backup');
  await expect(log.nth(1)).toContainText('Started a backup');
  await page.goto('/admin/dashboard');
  await expect(
    page.getByRole('link', { name: /Last backup: less than an hour ago/ }),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a backup is made by a plain form @thorough', async ({ page, ownerSignIn }) => {
    await ownerSignIn(page);
    await page.goto('/admin/backups');
    await page.getByRole('button', { name: /Back up now/ }).click();
    await expect(page).toHaveURL(/\/admin\/backups$/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Checked').first()).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
