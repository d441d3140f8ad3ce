import { expect, type Page } from '@playwright/test';
import { addButton, expectCartCount, oil, rollOn } from './add-to-cart.ts';
import { test } from './fixtures.ts';
import { putInCart } from './shopping.ts';

test('ten fast presses add ten, and a reload still shows them @thorough', async ({ page }) => {
  await page.goto('/');
  const button = addButton(page, oil);
  for (let press = 1; press <= 10; press += 1) await button.click({ noWaitAfter: true });
  await expectCartCount(page, 10);
  await page.reload();
  await expectCartCount(page, 10);
});

test('a press that is on its way when the page is left shows on the next one @thorough', async ({
  page,
}) => {
  await page.goto('/');
  const { promise: cartReadAgain, resolve: readAgain } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/cart/lines', async (route) => {
    const isHeld = isFirst && route.request().method() === 'POST';
    if (isHeld) {
      isFirst = false;
      await cartReadAgain;
    }
    // The page of the held request is gone by now.
    await route.continue().catch(() => undefined);
  });
  await addButton(page, oil).click();
  await expectCartCount(page, 1);

  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/cart/lines') readAgain();
  });
  await page.reload();
  await expectCartCount(page, 1);
  await page.reload();
  await expectCartCount(page, 1);
});

test('two tabs fill one cart, and each shows what the other did @thorough', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  const presses = [addButton(page, oil), addButton(other, rollOn)].map(async (button) => {
    for (let press = 1; press <= 5; press += 1) await button.click();
  });
  await Promise.all(presses);
  await expectCartCount(page, 10);
  await expectCartCount(other, 10);
});

/** Holds changes of the cart on their way to the shop. Returns the function that lets them go, and waits for the response. */
async function holdChanges(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/cart/lines', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await page.evaluate(() => navigator.locks.request('cart', async () => {}));
  };
}

test('a shopper who opens another page while the checkout waits for the cart stays on that page @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/cart');
  const letGo = await holdChanges(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Increase/ }).click();
  const checkout = main.getByRole('link', { name: /^Proceed to Checkout/ });
  await checkout.click();
  await expect(checkout).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
  await expect(page).toHaveURL(/\/refund-policy$/);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await letGo();
  await expectCartCount(page, 2);
  await expect(page.getByText('Quantity updated in cart')).toBeVisible();
  expect(requestedUrls.filter((url) => new URL(url).pathname.startsWith('/checkout'))).toEqual([]);
  await expect(page).toHaveURL(/\/refund-policy$/);
});

test('a click with Ctrl opens the checkout in another tab while the cart is changing @thorough', async ({
  page,
  context,
}) => {
  await putInCart(page);
  await page.goto('/cart');
  const letGo = await holdChanges(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Increase/ }).click();
  const opened = context.waitForEvent('page', { timeout: 10_000 });
  await main
    .getByRole('link', { name: /^Proceed to Checkout/ })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/checkout$/);
  await letGo();
  await expect(page).toHaveURL(/\/cart$/);
});
