import { expect, type Page } from '@playwright/test';
import { customerPassword, fillInSignIn, signUp, submitOf } from './customers.ts';
import { test } from './fixtures.ts';

/** Opens a page and waits until it has loaded the account. */
async function visit(page: Page, path: string) {
  await Promise.all([page.waitForResponse('**/account/me'), page.goto(path)]);
}

/** Opens the account menu, or the side menu on screens too narrow for the link that opens it. */
async function openAccountMenu(page: Page, { sinhala = false } = {}) {
  if ((page.viewportSize()?.width ?? 0) >= 520) {
    return page.getByRole('link', { name: /^(Account:|ගිණුම:)/ }).click();
  }
  const menu = sinhala ? 'මෙනුව විවෘත කරන්න' : 'Open menu';
  return page.getByRole('link', { name: menu }).click();
}

const signOutOf = (page: Page) => page.getByRole('button', { name: /^(Sign Out|ඉවත් වන්න)/ });

for (const path of ['/', '/si']) {
  test(`the account menu on ${path} has the wishlist and the sign-out, and for a customer no panel @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await signUp(page);
    await visit(page, path);
    await openAccountMenu(page, { sinhala: path === '/si' });
    await expect(signOutOf(page)).toBeVisible();
    const wishlist = page.getByRole('link', { name: /^(My Wishlist|මගේ ප්‍රියතම ලැයිස්තුව)/ });
    await expect(wishlist).toHaveAttribute('href', path === '/' ? '/wishlist' : '/si/wishlist');
    await expect(page.getByRole('link', { name: /Admin panel|පරිපාලන පුවරුව/ })).toHaveCount(0);
    await axe(page);
  });
}

test('a guest is led to the sign-in and back to where they were @thorough', async ({
  page,
  isMobile,
}) => {
  const { identifier } = await signUp(page);
  await page.context().clearCookies();
  await visit(page, '/privacy-policy');
  if (isMobile) await openAccountMenu(page);
  await page
    .getByRole('link', { name: /^Sign In/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/sign-in?next=%2Fprivacy-policy');
  await fillInSignIn(page, identifier);
  await submitOf(page).click();
  await expect(page).toHaveURL('/privacy-policy');
  await openAccountMenu(page);
  await expect(signOutOf(page)).toBeVisible();
});

/** Stores a last order in the browser as placing one does, and expects /track to show it. Returns its number. */
async function keepLastOrder(page: Page): Promise<string> {
  const orderNumber = 'ORD-1795431743071-624';
  const order = { orderNumber, path: '/order-success/none', keptAt: Date.now() };
  await page.goto('/track');
  await page.evaluate(
    (kept) => localStorage.setItem('sandhi-last-order', kept),
    JSON.stringify(order),
  );
  await page.reload();
  await expect(page.getByText(orderNumber)).toBeVisible();
  return orderNumber;
}

test('signing out is confirmed, shows in another tab without a reload, and forgets the last order @thorough', async ({
  page,
  context,
}) => {
  await signUp(page);
  const lastOrder = await keepLastOrder(page);
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/refund-policy');
  await other.evaluate(() => Object.assign(window, { stayed: true }));
  const tracking = await context.newPage();
  await visit(tracking, '/track');
  await expect(tracking.getByText(lastOrder)).toBeVisible();
  await page.bringToFront();
  await openAccountMenu(page);
  await signOutOf(page).click();

  await expect(page.getByText('You are signed out.').first()).toBeVisible();
  await expect(other.getByText('You are signed out.').first()).toBeVisible();
  expect(await other.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(tracking.getByText(lastOrder)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
    'sandhi.session_token',
  );
  await page.goto('/track');
  await expect(page.getByRole('button', { name: /^Find my order/ })).toBeVisible();
  await expect(page.getByText(lastOrder)).toHaveCount(0);
});

test('signing in shows in another tab without a reload @thorough', async ({ page, context }) => {
  const { identifier } = await signUp(page);
  await context.clearCookies();
  await page.goto('/sign-in');
  const other = await context.newPage();
  await visit(other, '/refund-policy');
  await page.bringToFront();
  await fillInSignIn(page, identifier, customerPassword);
  await submitOf(page).click();
  await openAccountMenu(other);
  await expect(signOutOf(other)).toBeVisible();
});

test('an admin finds the panel in the account menu @thorough', async ({ page, ownerSignIn }) => {
  await ownerSignIn(page);
  await visit(page, '/');
  await openAccountMenu(page);
  await page.getByRole('link', { name: /^Admin panel/ }).click();
  await expect(page).toHaveURL(/\/admin/);
});

test('the menu is worked by keyboard, and Escape closes it @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 740 });
  await signUp(page);
  await visit(page, '/');
  const button = page.getByRole('link', { name: /^Account: Kamala/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(signOutOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^My Account/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signOutOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab');
  await expect(signOutOf(page)).toHaveCount(0);
});
