import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { postForm } from './post-form.ts';

test('the activity log says who changed what of which order, before and after, and links to it @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'shipped' });
  await page.goto('/admin/audit');
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\?kind=order$/);
  const entry = page.locator('tbody tr').first();
  await expect(entry).toContainText('Changed the status of an order');
  await expect(entry).toContainText(/Order status.*Pending.*Shipped/);
  await axe(page);

  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await expect(page).toHaveURL(/\?kind=settings$/);
  await page.goBack();
  await entry.getByRole('link', { name: /^ORD-/ }).click();
  await expect(page).toHaveURL(new RegExp(orderId));
});
