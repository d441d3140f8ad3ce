import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { changeToStock, fillIn, place, putInCart } from './shopping.ts';

test('after a refusal for too few bottles the cart knows the stock, and offers to change to it', async ({
  page,
}) => {
  await putInCart(page);
  await Promise.all([page.waitForResponse('**/cart/lines'), page.goto('/checkout')]);
  await fillIn(page);
  // Changes the cart behind the page's back, as another device of an account does.
  await putInCart(page, 998);
  await place(page);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('The total has changed');
  // The page reloads its data when it learns of the change late.
  const reloaded = page.waitForResponse(/\/checkout\.data/);
  await page.evaluate(() => window.__reactRouterDataRouter?.revalidate());
  await reloaded;
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.revalidation === 'idle');
  await expect(refusal).toContainText('The total has changed');
  await place(page);
  await expect(refusal).toContainText(/Only \d+ of .+ left/);
  await changeToStock(page, refusal);
});

test('the page of the cart shows what its server knows, however the cart was changed @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await putInCart(page);
  await page.goto('/checkout');
  await putInCart(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Change quantities/ })
    .click();
  await expect(page.getByRole('main')).toContainText('₨\u00a07,600');
});
