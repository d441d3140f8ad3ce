import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { htmlOf } from './fresh-page.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';
import { aProductName, deleteProduct, fillInProduct } from './product-form.ts';

test('the owner adds a product, changes, features and deletes it, and the shop follows at once @axe @thorough', async ({
  page,
  axe,
  browserErrors,
  ownerSignIn,
}) => {
  browserErrors.expect(/pictures\.example|ERR_NAME_NOT_RESOLVED/);
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products');
  await axe(page);

  await page.getByRole('link', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save product');
  await expect(dialog.getByRole('alert')).toContainText('Stock: Please fill in this field.');
  await axe(page);

  await fillInProduct(page, name);
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await dialog.locator('[name="image2"]').fill('https://pictures.example/oil.jpg');
  await dialog.getByRole('button', { name: 'Remove image 2' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove image 1' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(notice(page, 'Product added successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(htmlOf(page, '/')).toContain(name);

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await dialog.locator('[name="priceLkr"]').fill('0');
  await dialog.locator('[name="stock"]').fill('0');
  await axe(page);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(notice(page, 'Product updated successfully')).toBeVisible();
  await expect(row).toContainText('Out of Stock');

  const featured = row.getByRole('switch');
  await expect(featured).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await featured.click();
  await expect(featured).toBeChecked();
  await saved;
  await page.reload();
  await expect(featured).toBeChecked();

  await row.getByRole('link', { name: `Delete ${name}` }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this product?');
  await axe(page);
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(notice(page, 'Product deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(htmlOf(page, '/')).not.toContain(name);
});

test('units that sold while the form was open stay sold @thorough', async ({
  page,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  const dialog = page.getByRole('dialog');
  await fillInProduct(page, name);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name }).first().click();
  await expect(dialog.locator('[name="shownStock"]')).toHaveValue('25');

  await postForm(page, new URL(page.url()).pathname, { stock: '2', shownStock: '25' });
  await dialog.locator('[name="stock"]').fill('20');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('is now 2');

  await dialog.locator('[name="stock"]').fill('x');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter a number in digits.');
  await dialog.locator('[name="stock"]').fill('7');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('7');

  await deleteProduct(page, name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner adds a product with two pictures and deletes it after a question @thorough', async ({
    page,
    ownerSignIn,
  }) => {
    const name = aProductName();
    await ownerSignIn(page);
    await page.goto('/admin/products/new');
    await fillInProduct(page, name);
    await page.getByRole('button', { name: 'Add image' }).click();
    await page.locator('[name="image2"]').fill('http://not.secure/oil.jpg');
    await page.getByRole('button', { name: /^Save/ }).click();
    const form = page.getByRole('region', { name: /^Add Product/ });
    await expect(form.getByRole('alert')).toContainText('Image URL 2');
    await expect(page.locator('[name="nameEn"]')).toHaveValue(name);
    await page.getByRole('button', { name: 'Remove image 2' }).click();
    await expect(page.locator('[name="image2"]')).toHaveCount(0);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(notice(page, 'Product added successfully')).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).toBeChecked();
    await row.getByRole('link', { name: `Delete ${name}` }).click();
    const question = page.getByRole('region', { name: /^Delete product/ });
    await expect(question).toContainText('Are you sure you want to delete this product?');
    await question.getByRole('button', { name: /^Delete/ }).click();
    await expect(notice(page, 'Product deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
