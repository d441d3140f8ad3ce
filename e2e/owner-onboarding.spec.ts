import { expect } from '@playwright/test';
import { adminCommand } from '#test/admin-command.ts';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { atEveryWidth } from './every-width.ts';
import { test } from './fixtures.ts';

const password = 'seven herbs in oil';
let shop: ShopServer;

// Opens a real shop, because demo mode has a different checklist.
test.beforeAll(async () => {
  shop = await openShopServer({
    env: (port) => ({ DEMO: '', APP_URL: `http://127.0.0.1:${port}` }),
  });
  await adminCommand(shop, ['create', 'kamala'], password);
});
test.afterAll(() => shop?.remove());

test('a new shop leads its owner step by step, marks what is still an example, and can be told to stop @thorough', async ({
  browser,
  axe,
}) => {
  const page = await browser.newPage({ baseURL: shop.url });
  await page.goto('/admin');
  await expect(page.getByText('Demo credentials')).toHaveCount(0);
  await page.getByLabel('Username').fill('kamala');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('0 of 11 done')).toBeVisible();
  await atEveryWidth(page, axe);
  await page.goto('/admin/guide');
  await atEveryWidth(page, axe);
  for (const empty of ['orders', 'products', 'customers', 'inbox', 'messages', 'backups']) {
    await page.goto(`/admin/${empty}`);
    await atEveryWidth(page, axe);
  }

  await page.goto('/admin/dashboard');
  await expect(page.getByText(/^Still an example, so not shown in the shop/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Hide the checklist/ }).click();
  await expect(page.getByText('0 of 11 done')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/admin/guide"]')).toBeVisible();
  await page.close();
});
