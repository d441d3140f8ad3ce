import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';

test('a phone order fills in a known address, is refused while fields are empty or the stock is too low, and is placed @axe @thorough', async ({
  page,
  axe,
  baseURL,
  ownerSignIn,
}) => {
  const known = await buySomething(baseURL, { city: 'Matara', province: 'Southern' });
  await ownerSignIn(page);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: /^Order by phone/ }).click();
  const placeButton = page.getByRole('button', { name: /^Place Order/ });
  await placeButton.click();
  await expect(page.getByText("Please enter the customer's full name.").first()).toBeVisible();
  await axe(page);

  await page.getByLabel(/^Phone/).fill(known.phone);
  const suggestion = page
    .getByRole('status')
    .filter({ hasText: 'One order was placed with this number before.' });
  await expect(suggestion).toContainText('Matara');
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('');
  await axe(page);
  await suggestion.getByRole('button', { name: /^Use this name and address/ }).click();
  await expect(page.getByLabel(/^Full Name/)).toHaveValue(known.customerName);
  await expect(page.getByLabel(/^City/)).toHaveValue('Matara');

  await page.getByLabel(/^Full Name/).fill('Phone Caller');
  await page.getByLabel(/^Phone/).fill('071 234 5678');
  await expect(suggestion).toHaveCount(0);
  await placeButton.click();
  await expect(page.getByText('Please enter a quantity of at least one product.')).toBeVisible();

  const quantity = page.locator('input[name^="quantity."]:enabled').first();
  await quantity.fill('9999');
  await placeButton.click();
  await expect(page.getByText(/: only \d+ more in stock\./)).toBeVisible();
  await expect(page.getByLabel(/^City/)).toHaveValue('Matara');

  await quantity.fill('1');
  await expect(page.getByText(/^Preview\./).locator('..')).toContainText(/Total.*₨.*\d/s);
  await placeButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Phone order');
  await expect(dialog).toContainText('Order placed: taken by phone');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the number of a phone order is looked up by a button, and its address filled in by another @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { phone, customerName } = await buySomething(baseURL, { city: 'Matara' });
    await ownerSignIn(page);
    await page.goto('/admin/orders/new');
    await page.getByLabel(/^Phone/).fill(phone);
    await page.getByLabel(/^Special Instructions/).fill('After five');
    await page.getByRole('button', { name: /^Look the number up/ }).click();
    await expect(page.getByText('One order was placed with this number before.')).toBeVisible();
    await page.getByRole('button', { name: /^Use this name and address/ }).click();
    await expect(page.getByLabel(/^Full Name/)).toHaveValue(customerName);
    await expect(page.getByLabel(/^Special Instructions/)).toHaveValue('After five');
  });
});
