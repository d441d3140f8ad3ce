import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';
import { aProductName, deleteProduct, fillInProduct } from './product-form.ts';

test('the details that the owner fills in are on the page of the product, and no others @thorough', async ({
  page,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  const dialog = page.getByRole('dialog');
  await fillInProduct(page, name);
  await dialog.locator('[name="makerEn"]').fill('Nuwara Herbal Works');
  await dialog.locator('[name="approvalNumber"]').fill('DA/2026/0417');
  await dialog.locator('[name="warningsEn"]').fill('x'.repeat(1_001));
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(/at most 1,?000 characters/);
  await expect(dialog.locator('[name="makerEn"]')).toHaveValue('Nuwara Herbal Works');
  await dialog.locator('[name="warningsEn"]').fill('For external use only.');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(notice(page, 'Product added successfully')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(dialog.locator('[name="approvalNumber"]')).toHaveValue('DA/2026/0417');
  const slug = await dialog.locator('[name="slug"]').inputValue();

  await page.goto(`/products/${slug}`);
  const facts = page.getByRole('main');
  for (const fact of ['Nuwara Herbal Works', 'DA/2026/0417', 'For external use only.']) {
    await expect(facts).toContainText(fact);
  }
  await expect(facts).not.toContainText('Ingredients');
  await page.goto('/admin/products');
  await deleteProduct(page, name);
});

test('a form that is sent twice adds one product @thorough', async ({ page, ownerSignIn }) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  const formKey = await page.locator('[name="formKey"]').inputValue();
  const requiredTexts = { nameSi: 'නම', descriptionEn: 'x', descriptionSi: 'x' };
  const form = { nameEn: name, ...requiredTexts, priceLkr: '100', stock: '1', formKey };
  await Promise.all([1, 2].map(() => postForm(page, '/admin/products/new', form)));
  await page.goto('/admin/products');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await deleteProduct(page, name);
});
