import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { field } from './settings-form.ts';

test('a setting that is not saved is marked, and nobody leaves it without being asked @axe @desk @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  const general = page.getByRole('tab', { name: /^General/ });
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('link', { name: /^Policies/ }).click();
  await expect(page).toHaveURL(/\/admin\/policies$/);

  await page.goto('/admin/settings');
  await field(page, 'tagline').fill('Half a thought');
  await expect(general).toContainText('Not saved yet');
  const contactTabRelease = Promise.withResolvers<void>();
  await page.route(/tab=contact/, (route) =>
    contactTabRelease.promise.then(() => route.continue()),
  );
  await page.getByRole('tab', { name: /^Contact/ }).click();
  await page.getByRole('link', { name: /^Policies/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Leave without saving?');
  // The dialog stays open when a navigation that began earlier ends.
  contactTabRelease.resolve();
  await expect(page).toHaveURL(/tab=contact/);
  await axe(page);
  await question.getByRole('button', { name: /^Stay/ }).click();
  await general.click();
  await expect(field(page, 'tagline')).toHaveValue('Half a thought');
  await field(page, 'tagline').fill('Natural Relief, Local Tradition');
  await expect(general).not.toContainText('Not saved yet');
  await page.getByRole('link', { name: /^Policies/ }).click();
  await expect(page).toHaveURL(/\/admin\/policies$/);
});

test('a product that is not saved stays open when it is closed, until the owner says so @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  const form = page.getByRole('dialog', { name: /^Add Product/ });
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('link', { name: 'Add Product' }).click();
  await form.locator('[name="nameEn"]').fill('Half an oil');
  await form.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(form.locator('[name="nameEn"]')).toHaveValue('Half an oil');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: /^Leave/ }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(form).toHaveCount(0);
});

test('a phone order that is half typed asks before it is left @thorough @desk', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/orders/new');
  await page.locator('[name="customerName"]').fill('Nimal');
  await page.getByRole('link', { name: /^Policies/ }).click();
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(page.locator('[name="customerName"]')).toHaveValue('Nimal');
});
