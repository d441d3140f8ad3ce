import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { postForm } from './post-form.ts';
import { doubleClickAcross } from './second-click.ts';

test('the owner works through the day by keys: an order is confirmed, packed and led to its courier @axe @desk', async ({
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
  await page.getByRole('link', { name: /\d\s*To confirm/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /^To confirm/ })).toBeFocused();
  const late = await buySomething(baseURL, { city: 'Galle' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(queue(/^To confirm/)).toContainText(late.customerName);
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

test('a new order is shown only after the owner has closed an open dialog, in which what was typed stays @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/today');
  const toConfirm = page.getByRole('region', { name: /^To confirm/ });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('Gal');
  const { customerName } = await buySomething(baseURL, { city: 'Galle' });
  const polled = page.waitForResponse((response) => response.url().includes('/today/now'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await polled).finished();
  await expect(field).toHaveValue('Gal');
  await expect(toConfirm.getByText(customerName)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toConfirm).toContainText(customerName);
});

test('a double click answers one request to cancel, although the next row moves under the pointer @desk @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const [first, next] = [await buySomething(baseURL), await buySomething(baseURL)];
  for (const { orderId } of [first, next]) {
    await postForm(page, `/order-success/${orderId}/cancel`, { intent: 'ask' });
  }
  await ownerSignIn(page);
  await page.goto('/admin/today');
  const requests = page.getByRole('region', { name: /^Requests to cancel/ });
  const rowOf = ({ customerName }: typeof first) =>
    requests.getByRole('listitem').filter({ hasText: customerName });
  const yesOf = (order: typeof first) =>
    rowOf(order).getByRole('button', { name: /^Yes, cancel it/, includeHidden: true });
  for (const order of [first, next]) await rowOf(order).locator('summary').click();
  await doubleClickAcross(yesOf(first), yesOf(next));
});

test('after a row has left the lists of Today, the focus is on the next one @desk @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const [first, second] = [await buySomething(baseURL), await buySomething(baseURL)];
  await ownerSignIn(page);
  for (const { orderId } of [first, second]) {
    await postForm(page, `/order-success/${orderId}/cancel`, { intent: 'ask', words: '' });
  }
  await page.goto('/admin/today');
  const requests = page.getByRole('region', { name: /^Requests to cancel/ });
  const row = (name: string) => requests.getByRole('listitem').filter({ hasText: name });
  const cancel = async (name: string) => {
    const group = requests.getByRole('group', { name });
    await group.locator('summary').press('Enter');
    await group.getByRole('button', { name: /^Yes, cancel it/ }).press('Enter');
  };
  await cancel(first.customerName);
  await expect(row(first.customerName)).toHaveCount(0);
  await expect(row(second.customerName).getByRole('link')).toBeFocused();
  await cancel(second.customerName);
  await expect(row(second.customerName)).toHaveCount(0);
  await expect(page.locator('#content :focus')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each row of the day takes its step by a form', async ({ page, baseURL, ownerSignIn }) => {
    const { customerName } = await buySomething(baseURL, { paymentMethod: 'bank_transfer' });
    await ownerSignIn(page);
    await page.goto('/admin/today');
    await expect(page.getByRole('link', { name: /^Refresh/ })).toHaveAttribute(
      'href',
      '/admin/today',
    );
    const row = page.getByRole('listitem').filter({ hasText: customerName });
    await row.getByRole('button', { name: /^Money received/ }).click();
    await expect(row.getByRole('button')).toHaveText(/^Packed/);
  });
});

test('a customer reports what is wrong with a parcel; the owner finds it on Today and settles it @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId, customerName } = await buySomething(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'delivered' });

  await page.goto(`/order-success/${orderId}`);
  const card = page.getByRole('region', { name: /^Something is wrong with my parcel/ });
  await card.getByRole('link', { name: /^Tell us/ }).click();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('choose what is wrong');
  await axe(page);
  await page.getByText('Damaged or defective').click();
  await page.getByLabel(/^What happened/).fill('The cap was broken.');
  await page.getByLabel(/^Pictures/).setInputFiles('public/pictures/about-480.webp');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText('We received your message')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Picture 1/ })).toBeVisible();
  await axe(page);

  await page.goto('/admin/today');
  const problems = page.getByRole('region', { name: /^Problems with parcels/ });
  await problems.getByRole('link', { name: customerName }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The cap was broken.')).toBeVisible();
  await axe(page);
  await dialog.getByLabel(/^Answer/).fill('A new bottle leaves today.');
  await dialog.getByRole('button', { name: /^Answer and settle/ }).click();
  await expect(dialog.getByRole('list').last()).toContainText('Problem settled: A new bottle');
  await page.goto(`/order-success/${orderId}`);
  await expect(card).toContainText('A new bottle leaves today.');
});
