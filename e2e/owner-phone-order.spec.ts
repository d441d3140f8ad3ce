import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { aProductName, deleteProduct, fillInProduct } from './product-form.ts';

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

test('a phone order whose price changes while its form is open shows the new total before it is placed @thorough', async ({
  page,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  await fillInProduct(page, name);
  const save = { name: /^Save/ } as const;
  await page.getByRole('dialog').getByRole('button', save).click();
  await expect(notice(page, 'Product added successfully')).toBeVisible();

  await page.goto('/admin/orders/new');
  await page.getByLabel(new RegExp(`^${name}`)).fill('2');
  await page.getByLabel(/^Full Name/).fill('Phone Caller');
  await page.getByLabel(/^Phone/).fill('071 234 5679');
  await page.getByLabel(/^Street/).fill('7 Lake Road');
  await page.getByLabel(/^City/).fill('Our village');
  await page.locator('[name="province"]').selectOption('Central');
  const preview = page.getByText(/^Preview\./).locator('..');
  await expect(preview).toContainText(/Total.*4,900/s);

  const products = await page.context().newPage();
  await products.goto('/admin/products');
  const row = products.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await products.locator('[name="priceLkr"]').fill('2,700');
  await products.getByRole('dialog').getByRole('button', save).click();
  await expect(notice(products, 'Product updated successfully')).toBeVisible();

  const placeButton = page.getByRole('button', { name: /^Place Order/ });
  await placeButton.click();
  await expect(page.getByText(/The total is now .*5,400/)).toBeVisible();
  await expect(preview).toContainText(/Total.*5,400/s);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Phone Caller');
  await placeButton.click();
  await expect(page.getByRole('dialog')).toContainText('Order placed: taken by phone');
  await deleteProduct(products, name);
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
