import { expect } from '@playwright/test';
import { brokenConnectionErrors, pressOnBrokenConnections } from './broken-connection.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { aProductName, fillInProduct } from './product-form.ts';

test.beforeEach(({ browserErrors }) => browserErrors.expect(brokenConnectionErrors));

test('a product whose connection breaks stays typed, is saved once, and is deleted once @thorough', async ({
  page,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  const dialog = page.getByRole('dialog');
  await fillInProduct(page, name);
  await pressOnBrokenConnections(page, {
    press: () => dialog.getByRole('button', { name: /^Save/ }).click(),
    expectKept: async () => {
      await expect(notice(page, 'Failed to save product').last()).toBeVisible();
      await expect(page.locator('[name="nameEn"]')).toHaveValue(name);
      await expect(page.locator('[name="descriptionEn"]')).toHaveValue('Warms tired joints.');
    },
  });
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(notice(page, 'Product added successfully')).toBeVisible();
  await expect(notice(page, 'Failed to save product')).toHaveCount(0);

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: `Delete ${name}` }).click();
  await expect(page).toHaveURL(/ask=delete/);
  await pressOnBrokenConnections(page, {
    press: () => dialog.getByRole('button', { name: /^Delete/ }).click(),
    expectKept: async () => {
      await expect(notice(page, 'Failed to delete product').last()).toBeVisible();
      await expect(dialog).toContainText('Are you sure you want to delete this product?');
    },
  });
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(notice(page, 'Product deleted successfully')).toBeVisible();
});

for (const path of ['/admin/sign-in', '/admin/orders']) {
  test(`an owner whose connection breaks at the sign-in of ${path} is told so, and is signed in by the next press @thorough`, async ({
    page,
  }) => {
    await page.goto(path);
    const username = page.locator('input[name="username"]');
    const password = page.locator('input[name="password"]');
    await username.fill(process.env['SANDHI_OWNER_NAME'] ?? '');
    await password.fill(process.env['SANDHI_OWNER_PASSWORD'] ?? '');
    const login = page.getByRole('button', { name: /^Login/ });
    await pressOnBrokenConnections(page, {
      press: () => login.click(),
      expectKept: async () => {
        await expect(notice(page, 'Login failed. Please try again.').last()).toBeVisible();
        await expect(username).toHaveValue(process.env['SANDHI_OWNER_NAME'] ?? '');
        await expect(password).toHaveValue(process.env['SANDHI_OWNER_PASSWORD'] ?? '');
      },
    });
    await login.click();
    await expect(notice(page, 'Login successful!')).toBeVisible();
    await expect(page).toHaveURL(path === '/admin/orders' ? path : '/admin/dashboard');
  });
}
