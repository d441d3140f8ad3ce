import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { openAllSections, test } from './every-width.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';
import { aProductName, fillInProduct } from './product-form.ts';

const screens = [
  ['dashboard', /^Dashboard\s*උපකරණ පුවරුව/],
  ['orders', /^Orders\s*ඇණවුම්/],
  ['products', /^Products\s*නිෂ්පාදන/],
  ['customers', /^Customers\s*පාරිභෝගිකයන්/],
  ['policies', /^Policies\s*ප්‍රතිපත්ති/],
  ['settings', /^Settings\s*සැකසුම්/],
] as const;
/** A link to a map, longer than a line, as customers send to show the courier where they live. */
const mapLink = `https://www.google.com/maps/place/${'7°12N79°50E,'.repeat(12)}`;
const unknownId = '00000000-0000-4000-8000-000000000000';

test('the login screen of the panel, its menu on a phone, and pages that do not exist @thorough', async ({
  page,
  checkPage,
  openAndCheck,
  ownerSignIn,
}) => {
  await openAndCheck('/admin/dashboard');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(page.locator('input:invalid')).toHaveCount(2);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('not the password');
  await login.click();
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
  await checkPage();
  await openAndCheck('/admin/set-password/nobody-made-this-link');

  await ownerSignIn(page);
  await openAndCheck('/admin/nothing');
  await openAndCheck(`/admin/orders/${unknownId}`);
  await page.goto('/admin/dashboard');
  const nav = page.getByRole('navigation', { name: 'Admin panel' });
  for (const [screen, title] of screens) {
    await expect(nav.locator(`a[href="/admin/${screen}"]`)).toContainText(title);
  }
  await expect(page.getByRole('button', { name: /^Logout/ })).toContainText('ඉවත් වන්න');
  await openAllSections(page);
  await checkPage();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('link', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await checkPage();
  const seen = Promise.withResolvers<void>();
  await page.route(/\/admin\/policies\.data/, (route) => seen.promise.then(() => route.continue()));
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  seen.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Policies');
});

test('orders: the list, with orders selected and empty, an order with everything open, the export and the documents to print @thorough', async ({
  page,
  baseURL,
  checkPage,
  openAndCheck,
  ownerSignIn,
}) => {
  const { orderId, phone } = await buySomething(baseURL, { specialInstructions: mapLink });
  const paid = await buySomething(baseURL, { phone });
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${paid.orderId}/status`, {
    status: 'shipped',
    paymentStatus: 'paid',
  });
  await postForm(page, `/admin/orders/${paid.orderId}/note`, { text: mapLink });
  await page.goto(`/admin/orders?q=${encodeURIComponent(phone)}`);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await checkPage();
  await openAndCheck('/admin/orders?q=nobody+of+this+name');
  for (const id of [orderId, paid.orderId]) {
    await page.goto(`/admin/orders/${id}`);
    await openAllSections(page);
    await checkPage();
  }
  const refund = { amountLkr: '100', method: 'cash', shownRefundedLkr: '0' };
  await postForm(page, `/admin/orders/${paid.orderId}/refund`, refund);
  await postForm(page, `/admin/orders/${paid.orderId}/status`, {
    status: 'cancelled',
    reason: 'other',
  });
  await page.goto(`/admin/orders/${paid.orderId}`);
  await expect(page.getByRole('dialog').getByText(/^Refund due/)).toBeVisible();
  await openAllSections(page);
  await checkPage();
  await openAndCheck('/admin/orders/export');
  for (const kind of ['packing-slip', 'invoice']) {
    await openAndCheck(
      `/admin/orders/print?kind=${kind}&orderId=${orderId}&orderId=${paid.orderId}`,
    );
  }
  await expect(page.getByRole('article').last()).toContainText(/After refunds.*₨/s);
});

test('orders: the form of a phone order, empty and refused, and the edit form, refused @thorough', async ({
  page,
  baseURL,
  checkPage,
  openAndCheck,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await openAndCheck('/admin/orders/new');
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText("Please enter the customer's full name.").first()).toBeVisible();
  await checkPage();
  await page.goto(`/admin/orders/${orderId}/edit`);
  await page.getByLabel(/^Full Name/).fill('');
  await page.getByRole('button', { name: /^Save changes/ }).click();
  await expect(page.getByText("Please enter the customer's full name.").first()).toBeVisible();
  await checkPage();
});

test('products: the list, deleted ones, the form, its pictures, the question before deleting, and the ledger @thorough', async ({
  page,
  checkPage,
  openAndCheck,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await openAndCheck('/admin/products');
  await page.goto('/admin/products/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save product');
  await openAllSections(page);
  await dialog
    .locator('#pictures')
    .setInputFiles([{ name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }]);
  await expect(dialog.getByText('drawing.png: This is not a JPEG, PNG, WebP')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await checkPage();

  await fillInProduct(page, name);
  await dialog.getByRole('button', { name: 'Remove image 2' }).click();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('link', { name: `Stock of ${name}: 25` }).click();
  await dialog.getByRole('button', { name: /^Adjust stock/ }).click();
  await openAllSections(page);
  await checkPage();
  await dialog.getByRole('link', { name: /^Edit Product/ }).click();
  await page.getByRole('button', { name: /^Leave without saving/ }).click();
  await expect(dialog.locator('[name="slug"]')).toHaveValue(
    name.toLowerCase().replace(/\W+/g, '-'),
  );

  await page.goto('/admin/products');
  await page.getByRole('link', { name: `Delete ${name}` }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this product?');
  await checkPage();
  await postForm(page, new URL(page.url()).pathname, { intent: 'delete' });
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(notice(page, 'Product deleted successfully')).toBeVisible();
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeVisible();
  await checkPage();
});
