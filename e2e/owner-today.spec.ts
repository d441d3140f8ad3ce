import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';

test('the owner works through the day by keys: an order is confirmed, packed and led to its courier @axe', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId, customerName } = await buySomething(baseURL, { city: 'Matara' });
  await ownerSignIn(page);
  await page.goto('/admin/today');
  await axe(page);
  const queue = (name: RegExp) => page.getByRole('region', { name });
  const row = (name: RegExp) => queue(name).getByRole('listitem').filter({ hasText: customerName });
  const open = (name: RegExp) => row(name).getByRole('link', { name: customerName });

  await expect(row(/^To confirm/)).toContainText('Matara');
  await open(/^To confirm/).focus();
  await page.keyboard.press('?');
  await expect(page.getByText('take the next step')).toBeVisible();
  await page.keyboard.press('s');
  await expect(row(/^To confirm/)).toHaveCount(0);
  await open(/^To pack/).focus();
  await page.keyboard.press('s');
  await expect(row(/^To pack/)).toHaveCount(0);
  await open(/^To hand over/).focus();
  await page.keyboard.press('s');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/ship[?].*${orderId}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each row of the day takes its step by a form', async ({ page, baseURL, ownerSignIn }) => {
    const { customerName } = await buySomething(baseURL, { paymentMethod: 'bank_transfer' });
    await ownerSignIn(page);
    await page.goto('/admin/today');
    const row = page.getByRole('listitem').filter({ hasText: customerName });
    await row.getByRole('button', { name: /^Money received/ }).click();
    await expect(row.getByRole('button')).toHaveText(/^Packed/);
  });
});
