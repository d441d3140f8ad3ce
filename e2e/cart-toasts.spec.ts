import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';
import { putInCart } from './shopping.ts';

test('toasts do not cover the title, the first line and the buttons of the open drawer @phone @thorough', async ({
  page,
}) => {
  await putInCart(page, 2);
  await page.goto('/');
  const add = page.locator('#products li').getByRole('button', { name: /Add to Cart/ });
  await add.last().click();
  const added = page.locator('[data-toasts] .toast');
  await expect(added).toHaveText(/added to cart/);
  await page.getByRole('banner').locator('a[href$="/cart"]').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(added).toHaveCount(0);

  await drawer
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click();
  const toast = page.locator('[data-toasts] .toast');
  await expect(toast).toContainText('Quantity updated in cart');
  // Keeps the toast visible while it is measured.
  await toast.getByRole('button').focus();
  for (const part of [
    drawer.getByRole('heading').first(),
    drawer.getByRole('listitem').first(),
    drawer.getByRole('button', { name: 'Close cart' }),
    drawer.getByRole('link', { name: /^Proceed to Checkout/ }),
  ]) {
    // The toast slides to its place.
    await expect.poll(() => areApart(toast, part), `${part}`).toBe(true);
  }
});

test('on a phone a toast also disappears if it appears exactly where the screen was tapped last @phone @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .locator('#products')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  const toast = page.locator('[data-toasts] .toast');
  await expect(toast).toHaveText(/added to cart/);
  // As Chromium does after a tap, when something appears at the same place.
  await toast.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
  await expect(toast).toHaveCount(0);
});

test('after the button of a toast was pressed by keyboard, later toasts disappear by themselves @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Remove: / }).click();
  const toast = page.locator('[data-toasts] .toast');
  await toast.getByRole('button', { name: /^Undo/ }).press('Enter');
  await main.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(toast).toContainText('Quantity updated in cart');
  await expect(toast).toHaveCount(0);
});

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both have to be seen.');
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}
