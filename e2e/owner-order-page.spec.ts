import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';

test('the owner confirms an order by phone, ships it with its tracking number, and records that the parcel was refused @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const first = await buySomething(baseURL);
  const second = await buySomething(baseURL, { phone: first.phone });
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${first.orderId}`);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('list').last();

  await dialog.getByRole('button', { name: /^Confirmed by phone/ }).click();
  await expect(history).toContainText('Confirmed by phone');
  await expect(dialog.getByRole('button', { name: /^Confirmed by phone/ })).toHaveCount(0);

  await dialog.locator('summary', { hasText: 'More' }).click();
  await dialog.locator('summary', { hasText: 'Add a note' }).click();
  await dialog.getByLabel(/^Note/).fill('Call in the evening');
  await dialog.getByRole('button', { name: /^Add a note/ }).click();
  await expect(history).toContainText('Note: Call in the evening');

  await dialog.getByRole('button', { name: /^Packed/ }).click();
  await expect(history).toContainText('Packed');
  await dialog.getByLabel(/^Courier service/).fill('Domex');
  await dialog.getByLabel(/^Tracking number/).fill('DX 1234');
  await dialog.getByRole('button', { name: /^Mark as shipped/ }).click();
  await expect(history).toContainText('Courier: Domex · DX 1234');
  await expect(dialog.getByLabel('Order status')).toHaveValue('shipped');

  await dialog.locator('summary', { hasText: 'Delivery refused' }).click();
  await axe(page);
  await dialog.getByRole('button', { name: /^Record the refusal/ }).click();
  await expect(history).toContainText('Delivery refused: restocked');
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');

  await page.goto(`/admin/orders/${second.orderId}`);
  await expect(dialog).toContainText('This customer has refused 1 parcel before.');
  await dialog.getByRole('link', { name: /^ORD-/ }).click();
  await expect(page).toHaveURL(new RegExp(first.orderId));
  await expect(dialog).toContainText(first.customerName);
});

test('name and quantity are edited before shipping; an admin who edits at the same time is told @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('link', { name: /^Edit order/ }).click();
  const quantity = page.locator('input[name^="quantity."]').first();
  const save = page.getByRole('button', { name: /^Save changes/ });
  await expect(quantity).toHaveValue('1');
  await axe(page);

  const other = await page.context().newPage();
  await other.goto(`/admin/orders/${orderId}/edit`);
  await other.getByLabel(/^City/).fill('Galle');
  await other.getByRole('button', { name: /^Save changes/ }).click();
  await expect(other.getByRole('dialog')).toContainText('→ Galle');
  await other.close();

  await page.getByLabel(/^Full Name/).fill('Nimal Corrected');
  await quantity.fill('2');
  await save.click();
  await expect(page.getByText('Someone changed this order in the meantime.')).toBeVisible();
  await expect(page.getByText('→ Galle').first()).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByLabel(/^City/)).toHaveValue('Galle');
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Nimal Corrected');

  await quantity.fill('9999');
  await save.click();
  await expect(page.getByText(/: only \d+ more in stock\./)).toBeVisible();

  await quantity.fill('1');
  await page
    .getByRole('button', { name: /^One more: / })
    .first()
    .click();
  await expect(quantity).toHaveValue('2');
  await page.locator('summary', { hasText: /^Add a product/ }).click();
  const added = page.getByRole('group').filter({ hasText: /^Add a product/ });
  await added
    .getByRole('button', { name: /^One more: / })
    .first()
    .click();
  await page.getByLabel(/^Payment Method/).selectOption('bank_transfer');
  await page.getByLabel(/^Special Instructions/).fill('After five');
  await axe(page);
  await save.click();
  await expect(page.getByRole('dialog')).toContainText('Nimal Corrected');
  await expect(page.getByRole('dialog')).toContainText('Galle');
  await expect(page.getByRole('dialog')).not.toContainText('Galle →');
  await expect(page.getByRole('dialog')).toContainText(/2 × .+, 1 × /);
  await expect(page.getByRole('dialog')).toContainText('After five');
  await expect(page.getByRole('dialog')).toContainText(/items 1 × .+ → 2 × /);
});

test('several orders of today are shipped at once, and those that no longer wait to be shipped are named @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId, phone } = await buySomething(baseURL);
  const second = await buySomething(baseURL, { phone });
  await ownerSignIn(page);
  await page.goto(`/admin/orders?q=${encodeURIComponent(phone)}`);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByRole('link', { name: /^Yesterday/ }).click();
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Today/ })
    .click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/);
  await axe(page);

  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: /^Mark as shipped/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ship these parcels');
  await axe(page);
  await page.getByLabel(/^Courier service/).fill('Domex');
  await page
    .getByLabel(/^Tracking number/)
    .first()
    .fill('DX 5678');
  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'delivered' });
  await page.getByRole('button', { name: /^Mark as shipped: 2/ }).click();
  await expect(page.getByText('Marked as shipped: 1')).toBeVisible();
  await expect(page.getByText(/^Not changed, because they no longer wait.*ORD-/)).toBeVisible();
  await page.getByRole('link', { name: /^Back to the orders/ }).click();
  await expect(page.getByRole('row').filter({ hasText: second.customerName })).toContainText(
    'Shipped',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refund that is too large comes back with what was typed, and is recorded once it is right @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { orderId } = await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto(`/admin/orders/${orderId}`);
    const order = page.getByRole('region', { name: /^ORD-/ });
    await order.locator('summary', { hasText: 'More' }).click();
    await order.getByRole('button', { name: /^Delivered and paid/ }).click();

    await order.locator('summary', { hasText: 'More' }).click();
    await order.locator('summary', { hasText: /^Refund/ }).click();
    await order.getByLabel(/^Amount in rupees/).fill('99999999');
    await order.getByLabel(/^Reason/).fill('Broken on the way');
    await order.locator('summary', { hasText: 'Record refund' }).click();
    await order.getByRole('button', { name: /^Yes, record it/ }).click();
    await expect(order).toContainText('That is more than was paid.');
    await expect(order.getByLabel(/^Reason/)).toHaveValue('Broken on the way');

    await order.getByLabel(/^Amount in rupees/).fill('100');
    await order.getByRole('button', { name: /^Yes, record it/ }).click();
    await expect(notice(page, 'Refund recorded')).toBeVisible();
    await expect(order).toContainText('in cash, not restocked (Broken on the way)');
  });
});
