import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const oil = 'Joint Relief Oil 100 ml';
const rollOn = 'Joint Relief Roll-on 15 ml';

function addButton(page: Page, name: string): Locator {
  return page
    .locator('#products li', { has: page.getByRole('heading', { name }) })
    .getByRole('button', { name: /Add to Cart|කරත්තයට එක් කරන්න/ })
    .last();
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').locator('a[href$="/cart"]');
}

/** Returns the message on the cart page about the last change. */
function cartStatus(page: Page): Locator {
  return page.getByRole('main').locator('[role="status"], [role="alert"]');
}

/** The badge is decorative, so the accessible name of the link is checked. */
async function expectCount(page: Page, count: number) {
  const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(cartLink(page)).toHaveAttribute('aria-label', name);
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
  await expectCount(page, 2);

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

test('ten fast presses add ten, and a reload still shows them', async ({ page }) => {
  await page.goto('/');
  const button = addButton(page, oil);
  for (let press = 1; press <= 10; press += 1) await button.click({ noWaitAfter: true });
  await expectCount(page, 10);
  await page.reload();
  await expectCount(page, 10);
});

test('a press that is on its way when the page is left shows on the next one', async ({ page }) => {
  await page.goto('/');
  const { promise: isReadAgain, resolve: readAgain } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/cart/lines', async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    if (isHeld) await isReadAgain;
    // The page of the held request is gone by now.
    await route.continue().catch(() => undefined);
  });
  await addButton(page, oil).click();
  await expectCount(page, 1);

  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/cart/lines') readAgain();
  });
  await page.reload();
  await expectCount(page, 1);
  await page.reload();
  await expectCount(page, 1);
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
  await expectCount(page, 10);
  await expectCount(other, 10);
});

test('the back button shows the cart as it is now', async ({ page }) => {
  await page.goto('/');
  await addButton(page, oil).click();
  await expectCount(page, 1);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove: ${oil}` }).click();
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  await page.goBack();
  await expectCount(page, 0);
});

test('a change that does not reach the shop is taken back, and the shopper is told', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED/);
  await page.goto('/');
  // Waits for the response, not for the badge, which counts at once: only the second change must be lost.
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart/lines') && answer.request().method() === 'POST',
  );
  await addButton(page, oil).click();
  await stored;
  await page.route('**/cart/lines', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await addButton(page, oil).click();
  await expect(page.getByRole('alert')).toContainText('The service is not available right now.');
  await expectCount(page, 1);
});

test('the cart is also a page @axe @thorough', async ({ page, axe }) => {
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  await axe(page);
  await page.goto('/');
  await addButton(page, oil).click();
  await expectCount(page, 1);
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
