import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('an order that was said on the phone is entered once, in words where the shelf is short @axe', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: /^Order by phone/ }).click();
  const place = page.getByRole('button', { name: /^Place Order/ });
  await place.click();
  await expect(page.getByText("Please enter the customer's full name.").first()).toBeVisible();
  await axe(page);

  await page.getByLabel(/^Full Name/).fill('Phone Caller');
  await page.getByLabel(/^Phone/).fill('071 234 5678');
  await page.getByLabel(/^Street Address/).fill('3 Lake Road');
  await page.getByLabel(/^City/).fill('Kandy');
  await page.getByLabel(/^Province/).selectOption('Central');
  await place.click();
  await expect(page.getByText('Please enter a quantity of at least one product.')).toBeVisible();

  const quantity = page.locator('input[name^="quantity."]').first();
  await quantity.fill('9999');
  await place.click();
  await expect(page.getByText(/: only \d+ more on the shelf\./)).toBeVisible();
  await expect(page.getByLabel(/^City/)).toHaveValue('Kandy');

  await quantity.fill('1');
  await expect(page.getByText(/^So far, as a preview/).locator('..')).toContainText(
    /Total.*₨.*\d/s,
  );
  await place.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Phone order');
  await expect(dialog).toContainText('Order placed: taken by phone');
});
