import { expect, type Locator, type Page } from '@playwright/test';
import { addButton, cartLink, expectCartCount, oil, rollOn } from './add-to-cart.ts';
import { busyErrors, busyText, refuseAsBusy } from './busy-response.ts';
import { test } from './fixtures.ts';

/** Returns the message on the cart page about the last change. */
function cartStatus(page: Page): Locator {
  return page.getByRole('main').locator('[role="status"], [role="alert"]');
}

async function openDrawer(page: Page): Promise<Locator> {
  await cartLink(page).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a shopper fills the cart, changes it and goes to the checkout @axe', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  await addButton(page, oil).click();
  await expect(page.getByRole('status').getByText(`${oil} added to cart`)).toBeVisible();
  await addButton(page, rollOn).click();
  await expectCartCount(page, 2);

  const drawer = await openDrawer(page);
  await expect(drawer).toContainText('සන්ධි සහන තෛලය, මි.ලී. 100');
  await expect(drawer).toContainText('Free Delivery Anywhere in Sri Lanka');
  await expect(drawer).toContainText('₨\u00a05,250');
  await axe(page);

  await drawer.getByRole('button', { name: `Increase quantity: ${oil}` }).click();
  await expect(page.getByText('Quantity updated in cart')).toBeVisible();
  await expect(drawer).toContainText('₨\u00a09,050');
  await drawer.getByRole('button', { name: `Remove: ${oil}` }).click();
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await expect(drawer.getByRole('button', { name: `Remove: ${rollOn}` })).toBeFocused();

  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(drawer).toHaveCount(0);
});

test('the drawer speaks Sinhala, and says when it is empty @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto('/si');
  await addButton(page, 'සන්ධි සහන තෛලය, මි.ලී. 100').click();
  await expect(page.getByText('සන්ධි සහන තෛලය, මි.ලී. 100 කරත්තයට එක් කළා')).toBeVisible();
  const drawer = await openDrawer(page);
  await expect(drawer).toContainText('ගෙවීමට යන්න');
  await axe(page);
  await drawer.getByRole('button', { name: /^ප්‍රමාණය අඩු කරන්න/ }).click();
  await expect(drawer).toContainText('ඔබේ කරත්තයේ තවම කිසිවක් නැහැ');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(cartLink(page)).toBeFocused();
});

test('the back button shows the cart as it is now @thorough', async ({ page }) => {
  await page.goto('/');
  await addButton(page, oil).click();
  await expectCartCount(page, 1);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove: ${oil}` }).click();
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  await page.goBack();
  await expectCartCount(page, 0);
});

test('a change that does not reach the shop is taken back, and the shopper is told', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto('/');
  // Waits for the response, not for the badge, which counts at once: only the second change must be lost.
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/cart/lines') && response.request().method() === 'POST',
  );
  await addButton(page, oil).click();
  await stored;
  await page.route('**/cart/lines', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await addButton(page, oil).click();
  await expect(page.getByRole('alert')).toContainText('The service is not available right now.');
  await expectCartCount(page, 1);
});

test('a product that is added while the shop is busy is taken back, and the shopper is told that the shop is busy @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(busyErrors);
  await page.goto('/');
  await page.route('**/cart/lines', refuseAsBusy);
  await addButton(page, oil).click();
  await expect(page.getByRole('alert')).toContainText(busyText);
  await expectCartCount(page, 0);
  await page.unrouteAll();
  await addButton(page, oil).click();
  await expectCartCount(page, 1);
});

test('the cart is also a page @axe @thorough', async ({ page, axe }) => {
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  await axe(page);
  await page.goto('/');
  await addButton(page, oil).click();
  await expectCartCount(page, 1);
  for (const path of ['/cart', '/si/cart']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('₨\u00a03,800');
    await axe(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('adding leads to the cart, where quantities are typed', async ({ page }) => {
    await page.goto('/');
    await addButton(page, oil).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(cartStatus(page)).toContainText(`${oil} added to cart`);

    await page.getByRole('textbox', { name: `Quantity: ${oil}` }).fill('12');
    await page.getByRole('button', { name: new RegExp(`^Update .*: ${oil}$`) }).click();
    await expect(cartStatus(page)).toContainText('Quantity updated in cart');
    await expect(page.getByRole('main')).toContainText('₨\u00a045,600');

    await page.getByRole('textbox', { name: `Quantity: ${oil}` }).fill('1.5');
    await page.getByRole('button', { name: new RegExp(`^Update .*: ${oil}$`) }).click();
    await expect(cartStatus(page)).toContainText('whole number');
    await expect(page.getByRole('main')).toContainText('₨\u00a045,600');

    await page.getByRole('button', { name: `Remove: ${oil}` }).click();
    await expect(cartStatus(page)).toContainText('Item removed from cart');
    await expect(page.getByRole('main')).toContainText('Your cart is empty');
    await page.reload();
    await expect(cartStatus(page)).toHaveCount(0);
  });

  test('the cart button leads to the page of the cart @thorough', async ({ page }) => {
    await page.goto('/si');
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/si\/cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ඔබේ කරත්තය');
  });
});
