import { expect, type Page, selectors } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { aPhone, customerPassword, submitOf } from './customers.ts';
import { test } from './fixtures.ts';
import { expectConfirmed, fillInCheckout, pressPlaceOrder } from './shopping.ts';
import { password, username } from './two-factor.ts';

/** The major version of the old engine that `npm run test:all` sets; without one the newest is assumed. */
const engine = Number(process.env['SANDHI_ENGINE'] ?? 1_000);

/** Older engines get only the pages that the server makes (decision 037). */
const runsScripts = engine >= 103;

/** Playwright calls `checkVisibility` in an isolated world, into which only a custom selector engine can put code first. */
await selectors.register(
  'old-engine',
  `(() => {
    Element.prototype.checkVisibility ??= function () {
      return this.getClientRects().length > 0;
    };
    return { query: () => null, queryAll: () => [] };
  })()`,
);

test('an engine of the baseline shows the shop styled, finds a product and buys it, and changes the language', {
  tag: '@old-engine',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(runsScripts ? 'scripted' : '');
  await expectStyled(page);

  await page.locator('#product-search').fill('roll-on');
  await page.locator('#product-search').press('Enter');
  await expect(page.locator('#products .product-card h3')).toHaveText([/^Joint Relief Roll-on/]);
  await page.locator('#products .product-card a').first().click();
  await expect(page).toHaveURL(/\/products\/joint-relief-roll-on/);

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect
    .poll(async () => (await page.request.get('/checkout')).text())
    .toContain('Joint Relief Roll-on');

  await page.goto('/checkout');
  await fillInCheckout(page);
  await pressPlaceOrder(page);
  await expectConfirmed(page);

  await page.goto('/');
  await page.getByRole('link', { name: 'සිංහල' }).first().click();
  await expect(page).toHaveURL('/si');
  await expect(page.locator('html')).toHaveAttribute('lang', 'si');
});

test('an engine of the baseline signs a customer up', { tag: '@old-engine' }, async ({ page }) => {
  await page.goto('/sign-up?next=/cart');
  await page.locator('#name').fill('Kamala Silva');
  await page.locator('#identifier').fill(aPhone());
  await page.locator('#password').fill(customerPassword);
  await submitOf(page).click();
  await expect(page).toHaveURL('/cart');
});

test('an engine of the baseline signs the owner in, shows the dashboard and ships an order', {
  tag: '@old-engine',
}, async ({ page, baseURL }) => {
  const { orderId } = await buySomething(baseURL);
  await page.goto('/admin/dashboard');
  await page.getByLabel('Username').fill(username());
  await page.locator('#password').fill(password());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dashboard');
  await expect(page.locator('#orders-by-province')).toBeVisible();

  await page.goto(`/admin/orders/${orderId}`);
  const order = page.getByLabel('Order status');
  await order.selectOption('shipped');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const toast = page.getByText('Order status updated successfully').filter({ visible: true });
  await expect(toast.first()).toBeVisible();
  await page.goto(`/admin/orders/${orderId}`);
  await expect(order).toHaveValue('shipped');
});

/** Expects that colors, fonts and cascade layers apply, and that nothing is wider than the screen. */
async function expectStyled(page: Page) {
  const look = await page.evaluate(() => {
    const style = (of: string) => getComputedStyle(document.querySelector(of) ?? document.body);
    return {
      button: style('.button-gold').backgroundColor,
      title: style('h1').fontFamily.split(',')[0],
      skipLink: document.querySelector('a[href="#content"]')?.getBoundingClientRect().bottom ?? 0,
      tooWide: document.documentElement.scrollWidth > innerWidth,
    };
  });
  expect(look.button).toBe('rgb(216, 169, 74)');
  expect(look.title).toBe('Marcellus');
  expect(look.skipLink).toBeLessThan(0);
  expect(look.tooWide).toBe(false);
}
