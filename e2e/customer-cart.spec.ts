import { expect } from '@playwright/test';
import { expectCartCount } from './add-to-cart.ts';
import { signIn, signOut, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

test('a guest’s cart is merged into that of the account, every signed-in browser shows it, and after signing out the cart is empty @thorough', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await putInCart(page, 2);
  const { identifier } = await signUp(page);
  await page.goto('/');
  await expectCartCount(page, 2);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('/');
  await putInCart(other, 3);
  await signIn(other, identifier);
  await other.goto('/');
  await expectCartCount(other, 5);
  await page.reload();
  await expectCartCount(page, 5);
  await other.context().close();

  await signOut(page);
  await page.goto('/');
  await expectCartCount(page, 0);
  await page.goto('/si/cart');
  await expect(page.getByRole('main')).toContainText('ඔබේ කරත්තයේ තවම කිසිවක් නැහැ');
  await signIn(page, identifier);
  await page.goto('/');
  await expectCartCount(page, 5);
});

test('a customer buys the cart of the account, which is empty on every device afterwards @thorough', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  const { identifier } = await signUp(page);
  await page.goto('/');
  const cartSaved = page.waitForResponse(/\/cart\/lines$/);
  await page
    .locator('#products')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expectCartCount(page, 1);
  await cartSaved;
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, identifier);
  await other.goto('/cart');
  await expect(other.getByRole('main')).toContainText('3,800');

  await page.goto(checkoutCopy.en.checkout);
  await fillInCheckout(page);
  await pressPlaceOrder(page);
  await expectConfirmed(page);
  await expectCartCount(page, 0);
  await other.reload();
  await expect(other.getByRole('main')).toContainText('Your cart is empty');
  await other.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart of a guest is in the account after signing up @thorough', async ({ page }) => {
    await page.goto('/si');
    await putInCart(page, 4);
    await signUp(page);
    await page.goto('/si/cart');
    await expect(page.getByRole('main')).toContainText('15,200');
    // Without JavaScript the cart is at its widest, because a button sets the typed quantity.
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'the cart is wider than the phone').toBeLessThanOrEqual(320);
  });
});
