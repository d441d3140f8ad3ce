import fs from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { pdfPages } from './pdf-pages.ts';
import { postForm } from './post-form.ts';

/** Places three orders from one phone. Returns the phone, and the path of the list that shows only them. */
async function buyThree(baseURL: string | undefined) {
  const { phone } = await buySomething(baseURL, { specialInstructions: 'Ring the blue bell' });
  await buySomething(baseURL, { phone, paymentMethod: 'bank_transfer' });
  await buySomething(baseURL, { phone, customerName: '=1+1' });
  return { phone, list: `/admin/orders?q=${encodeURIComponent(phone)}` };
}

test('three selected orders are printed as packing slips, two on a sheet, and as invoices, each on its own @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { phone, list } = await buyThree(baseURL);
  await ownerSignIn(page);
  await page.goto(list);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await box.check();
  await axe(page);
  await page.getByRole('button', { name: /^Print slips/ }).click();

  const sheets = page.getByRole('article');
  await expect(sheets).toHaveCount(3);
  for (const sheet of await sheets.all()) await expect(sheet).toContainText(phone);
  await expect(sheets.last()).toContainText('Ring the blue bell');
  await expect(sheets.last()).toContainText(/Cash to collect.*₨/s);
  await expect(sheets.nth(1)).toContainText('Nothing to collect');
  await axe(page);
  expect(pdfPages(await page.pdf({ format: 'A4' }))).toBe(2);
  expect(pdfPages(await page.pdf({ format: 'A6' }))).toBe(3);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: /^Invoice/ }).click();
  await expect(sheets.nth(1)).toContainText(/Bank Transfer.*Pending/s);
  await axe(page);
  for (const format of ['A4', 'A5']) expect(pdfPages(await page.pdf({ format }))).toBe(3);

  await page.getByRole('link', { name: /^Back/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?q=077/);
});

test('after parcels are marked as shipped, the page is left without a question, also while it still reloads @desk @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/ship?orderId=${orderId}`);
  await page.getByLabel(/^Tracking number/).fill(`DX ${orderId.slice(0, 8)}`);
  await page.route(/\/admin\/orders\/ship\.data/, async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    await pause(2_000);
    return route.continue();
  });
  await page.getByRole('button', { name: /^Mark as shipped: 1/ }).click();
  await expect(page.getByText('Marked as shipped: 1')).toBeVisible();
  await page.getByRole('link', { name: /^Back to the orders/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders(\?|$)/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function download(page: Page, number: number): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^Download/ })
    .nth(number)
    .click();
  return fs.readFile(await (await arriving).path(), 'utf8');
}

test('the orders of the list and the courier list are downloaded as tables, and the log says so @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { list } = await buyThree(baseURL);
  await ownerSignIn(page);
  await page.goto(list);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByRole('link', { name: /^Export/ }).click();

  const orders = (await download(page, 0)).split('\r\n');
  expect(orders).toHaveLength(5);
  expect(orders[0]).toMatch(/^\ufeff"Order number · /);
  expect(orders[1]).toContain(`"'=1+1"`);
  await expect(page.getByText('Saved: 3 orders.')).toBeVisible();

  const courier = (await download(page, 1)).split('\r\n');
  expect(courier).toHaveLength(4);
  expect(courier.join()).toContain('"Ring the blue bell"');
  await axe(page);

  await page.goto('/admin/audit?kind=export');
  const exports = page.getByRole('row').filter({ hasText: 'Exported orders' });
  await expect(exports.nth(0)).toContainText('Courier list');
  await expect(exports.nth(1)).toContainText('Orders of the list');
});

test('a table can be downloaded while the other one is still on its way @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.route(/export\.csv\?.*kind=orders/, () => undefined);
  await page.goto('/admin/orders/export');
  const links = page.getByRole('dialog').getByRole('link', { name: /^Download/ });
  await links.nth(0).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await download(page, 1);
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('every collapsible section of an order opens, and the second of two admins is told and loses nothing @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, {
    status: 'shipped',
    paymentStatus: 'paid',
  });
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  for (const section of [
    /^More/,
    /^Delivery refused/,
    /^Refund/,
    /^Add a note/,
    /^Cancel the order/,
  ]) {
    await dialog.locator('summary', { hasText: section }).click();
  }
  await expect(dialog.getByLabel(/^Amount in rupees/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Record the refusal/ })).toBeVisible();
  await axe(page);

  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'delivered' });
  await dialog.getByLabel('Order status').selectOption('cancelled');
  await dialog.getByLabel(/^Why is it cancelled/).selectOption('other');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toContainText('It is now Delivered, payment Paid.');
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByRole('list').last()).toContainText('Order status: Cancelled');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('documents and tables come by plain forms and links, with a sentence on how to print @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { list } = await buyThree(baseURL);
    await ownerSignIn(page);
    await page.goto(list);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Print invoices/ }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('To print, press Ctrl and P')).toBeVisible();

    await page.goto(list.replace('/orders', '/orders/export'));
    const csv = await page
      .getByRole('link', { name: /^Download/ })
      .first()
      .getAttribute('href');
    const response = await page.request.get(csv ?? '');
    expect(response.headers()['content-disposition']).toContain(
      'attachment; filename="sandhi-orders-',
    );
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect((await response.text()).split('\r\n')).toHaveLength(5);
  });
});
