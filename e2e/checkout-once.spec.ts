import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  orderNumberOn,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

const placedBefore = /This order was already placed/;

test('a double click places one order', async ({ page }) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.getByRole('button', { name: checkoutCopy.en.place }).dblclick();
  await expectConfirmed(page);

  expect(posts.filter((url) => url.includes('/checkout'))).toHaveLength(1);
});

test('while the order is being placed the button says so and is disabled @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/checkout.data*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await pressPlaceOrder(page);
  const busy = page.getByRole('button', { name: /^Processing Order\.\.\./ });
  await expect(busy).toBeVisible();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  release();
  await expectConfirmed(page);
});

test('two tabs with the same form lead to one order, and the second says so @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await fillInCheckout(page);
  await fillInCheckout(other);

  await pressPlaceOrder(page);
  const number = await expectConfirmed(page);
  await pressPlaceOrder(other);

  expect(await expectConfirmed(other)).toBe(number);
  await expect(other.getByText(placedBefore)).toBeVisible();
  await expect(page.getByText(placedBefore)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`going back and reloading, script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test(`after the order places no second one @thorough`, async ({ page }) => {
      await putInCart(page);
      await page.goto('/checkout');
      await fillInCheckout(page);
      await pressPlaceOrder(page);
      const number = await expectConfirmed(page);

      await page.reload();
      expect(await orderNumberOn(page)).toBe(number);
      await page.goBack();
      const form = page.getByRole('button', { name: checkoutCopy.en.place });
      if (await form.isVisible()) {
        await fillInCheckout(page);
        await pressPlaceOrder(page);
        expect(await expectConfirmed(page)).toBe(number);
      } else {
        await expect(page.getByRole('heading', { name: checkoutCopy.en.empty })).toBeVisible();
      }
    });
  });
}

test('when the response to an order is lost, pressing again leads to that order @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  const cookies = await page.context().cookies();
  const form = await page
    .locator('#checkout-form')
    .evaluate((element: HTMLFormElement) =>
      Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, `${value}`])),
    );
  const headers = { Origin: new URL(page.url()).origin };
  const lost = await page.request.post('/checkout', { form, headers, maxRedirects: 0 });
  await page.context().addCookies(cookies);
  await pressPlaceOrder(page);

  await expectConfirmed(page);
  await expect(page.getByText(placedBefore)).toHaveCount(0);
  expect(lost.headers()['location']).toBe(new URL(page.url()).pathname);
});
