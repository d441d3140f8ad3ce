import { expect, type Locator, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { expectDocument, updateShop } from './newer-release.ts';

const pollMs = 10_500;

test('an order appears on the open dashboard within seconds, is counted in the title until it is looked at, and rings @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  await page.clock.install();
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  const badge = /^\(1\) Dashboard/;
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.evaluate(countTones);
  await page.getByRole('heading', { level: 1 }).click();

  const { customerName, orderId } = await buySomething(baseURL);
  const recent = page.getByRole('region', { name: /^Recent Orders/ });
  await expectSoon(page, recent.filter({ hasText: customerName }));
  await expect(page).toHaveTitle(badge);
  await expect(page.getByRole('status').filter({ hasText: /^New order: ORD-/ })).toHaveCount(1);
  await axe(page);

  expect(await page.evaluate(() => Reflect.get(window, 'tones'))).toBe(2);
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveTitle(/^\(1\) Events/);
  await page.locator('.toast').getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveTitle(/^Orders/);
  await expect(page.getByRole('row').filter({ hasText: customerName })).toBeVisible();

  const second = await buySomething(baseURL);
  await expectSoon(page, page.getByRole('row').filter({ hasText: second.customerName }));
  await expect(page).toHaveTitle(/^Orders/);
  expect(second.orderId).not.toBe(orderId);
});

test('an order appears on the open dashboard although the first request for it failed @thorough', async ({
  page,
  baseURL,
  browserErrors,
  ownerSignIn,
}) => {
  browserErrors.expect(/503/);
  await page.clock.install();
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.route('**/admin/dashboard/now*', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });

  const { customerName } = await buySomething(baseURL);
  const recent = page.getByRole('region', { name: /^Recent Orders/ });
  await expectSoon(page, recent.filter({ hasText: customerName }));
});

test('the sound is switched off in this browser and stays off @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  const sound = page.getByRole('button', { name: /^Order sound/ });
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
});

/** Moves the page's clock forward one poll at a time until it shows this, because its scripts may have started late. */
async function expectSoon(page: Page, shown: Locator) {
  await expect(async () => {
    await page.clock.fastForward(pollMs);
    await expect(shown).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

/** Counts the tones that the page plays. Runs in the page. */
function countTones() {
  Reflect.set(window, 'tones', 0);
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, at?: number) {
    Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1);
    start.call(this, at);
  };
}

test('events are shown in words, by type and by day, and the URL keeps the filter @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Events' }).click();
  await page.getByRole('link', { name: 'Order placed' }).click();
  await expect(page).toHaveURL(/\?type=order_placed$/);
  await page.getByRole('main').getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\?type=order_placed&from=[\d-]{10}&to=[\d-]{10}$/);
  await axe(page);
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText('Cash on Delivery');
  await first.getByRole('link', { name: /^ORD-/ }).click();
  await expect(page).toHaveURL(new RegExp(orderId));
  await expect(page.getByRole('dialog')).toContainText('Cash on Delivery');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dashboard says today’s sales, what is pending, all revenue, all customers, and the ten newest orders @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { phone } = await buySomething(baseURL);
    for (let more = 0; more < 10; more += 1) await buySomething(baseURL, { phone });
    const newest = await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto('/admin/dashboard');
    const figure = (label: string) =>
      page.locator('dl > div').filter({ hasText: label }).locator('dd').first();
    await expect(figure("Today's Sales")).toContainText(/₨.*\d,\d{3}/s);
    await expect(figure('Pending Orders')).toHaveText(/^\d+/);
    await expect(figure('Total Revenue')).toContainText(/₨.*\d,\d{3}/s);
    await expect(figure('Total Customers')).toHaveText(/^\d+/);
    await expect(page.getByText(/^orders: \d+/).first()).toBeVisible();
    await expect(page.getByText('of which cancelled: ₨ 0')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Products running low: \d/ })).toBeVisible();
    const recent = page.getByRole('region', { name: /^Recent Orders/ }).locator('tbody tr');
    await expect(recent).toHaveCount(10);
    await expect(recent.first()).toContainText(newest.customerName);
  });

  test('every plot says its figures in a table, of as many days as are chosen @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: '30 days' }).click();
    await expect(page).toHaveURL(/\?days=30$/);
    const sales = page.getByRole('region', { name: /^Sales by day/ });
    await expect(sales.getByRole('img', { name: /most on/ })).toBeVisible();
    await sales.getByText('As a table').click();
    await expect(sales.getByRole('row')).toHaveCount(31);
    for (const name of [/^Orders by status/, /^Orders by province/]) {
      const plot = page.getByRole('region', { name });
      await plot.getByText('As a table').click();
      await expect(plot.getByRole('table')).toBeVisible();
    }
    const visits = page.getByRole('region', { name: /^Last 7 days/ });
    await visits.getByText('As a table').click();
    await expect(visits.getByRole('rowheader', { name: /^Ordered/ })).toBeVisible();
  });
});

test('a page that the owner opened before an update goes on to the next page @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  await updateShop(page);
  const events = page.getByRole('main').locator('a[href="/admin/events"]');
  await expectDocument(page, /\/admin\/events$/, () => events.click());
  await expect(page.getByRole('heading', { level: 1, name: /Events/ })).toBeVisible();
});
