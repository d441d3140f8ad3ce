import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';

test('the owner opens an order by six digits and a page by its name, with the keyboard alone @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId, customerName } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const number = await page.getByRole('dialog').getByText(/^ORD-/).first().textContent();
  const digits = (number ?? '').replace(/\D/g, '').slice(-6);
  await page.goto('/admin/today');

  // Expects k alone not to open the search: it only moves the focus to the previous row.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Dilani/ })
    .first()
    .focus();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: /^Settings/ })).toBeVisible();
  await field.fill(digits);
  const found = page.getByRole('option', { name: new RegExp(customerName) });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await axe(page);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderId}`));

  await page.goto('/admin/customers');
  await page.keyboard.press('Control+k');
  await field.fill('se');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await field.press('ArrowUp');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
  await field.fill('settings');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings$/);
});

test('without a response from the shop the pages are still found, and Enter asks again @thorough', async ({
  page,
  browserErrors,
  ownerSignIn,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await ownerSignIn(page);
  await page.goto('/admin/customers');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.route('**/admin/find/now?*', (route) => route.abort());
  await field.fill('oil');
  await expect(page.getByText(/^No answer from the shop/)).toBeVisible();
  await field.fill('orders');
  await expect(page.getByRole('option', { name: /^Orders/ })).not.toHaveCount(0);
  await expect(page.getByText(/^No answer from the shop/)).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await field.fill('oil');
  await expect(page.getByText(/^No answer from the shop/)).toBeVisible();
  await page.unroute('**/admin/find/now?*');
  await field.press('Enter');
  await expect(page.getByRole('option', { name: /Oil/ })).not.toHaveCount(0);
});

test('where the search did not load, its shortcut leads to the search page again and again @thorough', async ({
  page,
  browserErrors,
  ownerSignIn,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await ownerSignIn(page);
  await page.route('**/find-dialog-*.js', (route) => route.abort());
  await page.goto('/admin/customers');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/admin\/find$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/customers$/);
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/admin\/find$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of the search is a link to a page that finds the same @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { orderId, phone } = await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: /^Find/ }).first().click();
    await page.getByRole('main').getByRole('searchbox').fill(phone);
    await page.getByRole('button', { name: 'Search' }).click();
    await page
      .getByRole('region', { name: /^Orders/ })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(new RegExp(orderId));
  });
});
