import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';

test('the owner finds an order by its phone, ships it, and the list shows it as shipped @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { customerName, phone } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  await page.goto('/admin/orders');
  await axe(page);

  const search = page.getByRole('searchbox');
  await search.pressSequentially(phone.slice(0, 7));
  await expect(page).toHaveURL(/\?q=077/);
  await search.pressSequentially(phone.slice(7));
  await expect(page).toHaveURL(new RegExp(`q=${phone.replaceAll(' ', '[+]')}$`));
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 order found');
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await page.goForward();
  await expect(search).toHaveValue(phone);
  const row = page.getByRole('row').filter({ hasText: customerName });
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(row).toContainText('Pending');

  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(customerName);
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ }).first()).toHaveAttribute(
    'href',
    new RegExp(
      `/94${phone.replace(/\D/g, '').slice(1)}[?]text=Hello%20${encodeURIComponent(customerName)}%2C.*ORD-`,
    ),
  );
  await axe(page);

  await dialog.getByLabel('Order status').selectOption('shipped');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(notice(page, 'Order status updated successfully')).toBeVisible();
  await expect(dialog.getByRole('list').last()).toContainText('Order status: Shipped');
  await expect(dialog.getByLabel('Payment status')).toHaveValue('pending');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/orders\?q=077/);
  await expect(row).toContainText('Shipped');
  await expect(row.getByRole('link').first()).toBeFocused();
});

test('paid sets the payment though its select was not touched, and cancelling then says that a refund is due @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const setStatus = async (status: string) => {
    await dialog.getByLabel('Order status').selectOption(status);
    if (status === 'cancelled') {
      await dialog.getByLabel(/^Why is it cancelled/).selectOption('customer-asked');
    }
    await dialog.getByRole('button', { name: /^Save/ }).click();
  };

  await setStatus('paid');
  await expect(dialog.getByLabel('Payment status')).toHaveValue('paid');
  await expect(dialog.getByText('Refund due')).toHaveCount(0);

  await setStatus('cancelled');
  await expect(dialog.getByText(/^Refund due/)).toBeVisible();
  await axe(page);

  await dialog.locator('summary', { hasText: 'Record refund' }).click();
  await dialog.getByRole('button', { name: /^Yes, record it/ }).click();
  await expect(dialog.getByText(/^Refund due/)).toHaveCount(0);
});

test('a form that was open before does not undo what another admin did since @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Payment status').selectOption('failed');
  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'shipped' });
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog.getByLabel('Payment status')).toHaveValue('failed');
  await expect(dialog.getByLabel('Order status')).toHaveValue('shipped');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner reads the order on the page and marks it delivered and paid @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { orderId, customerName } = await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto('/admin/orders');
    await page.getByRole('searchbox').fill(customerName);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: /^ORD-/ }).click();
    await expect(page).toHaveURL(new RegExp(orderId));
    const order = page.getByRole('region', { name: /^ORD-/ });
    await expect(order).toContainText(customerName);

    await order.locator('summary', { hasText: 'More' }).click();
    await order.getByRole('button', { name: /^Delivered and paid/ }).click();
    await expect(notice(page, 'Order status updated successfully')).toBeVisible();
    await expect(order.getByLabel('Order status')).toHaveValue('delivered');
    await expect(order.getByLabel('Payment status')).toHaveValue('paid');
    await expect(order.getByRole('button', { name: /^Delivered and paid/ })).toHaveCount(0);
  });
});

test('a status that the shop does not know is refused in words @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  for (const status of ['sold', '', 'x'.repeat(10_000)]) {
    const response = await postForm(page, `/admin/orders/${orderId}/status`, { status });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain('Please choose one of the statuses.');
  }
});

/** Returns the hue of a chip's background in degrees: 0 is red, 120 green, -120 blue. */
function hueOf(chip: Element): number {
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(chip).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test('pending is yellow, paid blue, shipped purple, delivered green and cancelled red, the newest order first @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { phone, orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  const placed = [orderId];
  for (const status of ['paid', 'shipped', 'delivered', 'cancelled']) {
    const next = await buySomething(baseURL, { phone });
    await postForm(page, `/admin/orders/${next.orderId}/status`, { status, reason: 'other' });
    placed.unshift(next.orderId);
  }
  await page.goto(`/admin/orders?q=${encodeURIComponent(phone)}`);
  const shown = await page
    .locator('tbody tr')
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((address) => address.startsWith('/admin/orders/'))
        .map((address) => address.slice(14, 50)),
    );
  expect(shown).toEqual(placed);
  const hues: [string, number, number][] = [
    ['Pending', 30, 70],
    ['Paid', -160, -120],
    ['Shipped', -110, -80],
    ['Delivered', 100, 150],
    ['Cancelled', -10, 25],
  ];
  for (const [status, from, to] of hues) {
    const row = page.getByRole('row').filter({ hasText: status }).last();
    const chip = row.locator('span.rounded-pill', { hasText: status }).first();
    const hue = await chip.evaluate(hueOf);
    expect([status, hue > from, hue < to]).toEqual([status, true, true]);
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Shipped/ })
    .click();
  await expect(page).toHaveURL(/status=shipped/);
  await expect(page.locator('tbody tr')).toHaveCount(1);
});
