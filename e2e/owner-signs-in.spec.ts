import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const password = () => process.env['SANDHI_OWNER_PASSWORD'] ?? '';

async function signIn(page: Page, typedPassword = password()) {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(typedPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Waits for the greeting, a toast: only running scripts can show it. */
async function waitForScripts(page: Page) {
  const greeting = page.getByRole('status').getByText('Login successful!');
  await expect(greeting).toBeVisible();
}

/** Opens the menu on a phone. Waits for the styles first, because without them its button shows on a wide screen too. */
async function openMenu(page: Page) {
  await page.waitForLoadState();
  const menu = page.getByRole('link', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
}

test('the owner signs in, is told so for three seconds, and logs out @thorough', async ({
  page,
}) => {
  await page.goto('/admin');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle('Dashboard · Admin panel');
  await waitForScripts(page);
  const toast = page.getByRole('status').getByText('Login successful!');
  await expect(toast).toBeHidden({ timeout: 6000 });
  await expect(page.getByText("Today's Sales")).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a wrong password is refused in words, and the right one leads on to the page that was asked for @thorough', async ({
  page,
}) => {
  const response = await page.goto('/admin/orders?status=pending');
  expect(response?.status()).toBe(401);
  await expect(page.getByText('Demo credentials')).toBeVisible();

  await signIn(page, 'not the password');
  await expect(page.getByText(`Invalid credentials. Use admin/${password()}`)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  await expect(page.getByLabel('Password')).toBeFocused();

  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending$/);
});

test('a session that ended shows the login screen at the same URL, and goes on there @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  await page.context().clearCookies({ name: 'sandhi.session_token' });
  await openMenu(page);
  await page.getByRole('link', { name: 'Products නිෂ්පාදන' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products$/);

  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

test('an unknown URL shows Page Not Found inside the panel @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const response = await page.goto('/admin/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('on a phone the menu slides in, and the overlay, the button, Escape and a choice close it @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const button = page.getByRole('link', { name: 'Open menu' });
  const ways = [
    () => menu.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(350, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  await button.click();
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(menu).toBeHidden();
});

test('the login screen and the dashboard are accessible @axe @thorough', async ({ page, axe }) => {
  await page.goto('/admin/dashboard');
  await axe(page);
  await signIn(page, 'not the password');
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
  await axe(page);
  await signIn(page);
  await expect(page.getByText("Today's Sales")).toBeVisible();
  await expect(page.getByRole('status').getByText('Login successful!')).toBeHidden();
  await axe(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const menu = page.getByRole('link', { name: 'Open menu' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await axe(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner signs in, finds the pages of the panel, and logs out @thorough', async ({
    page,
  }) => {
    await page.goto('/admin/dashboard');
    await signIn(page, 'not the password');
    await expect(page.getByText('Invalid credentials.')).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByText('Login successful!').filter({ visible: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByText('Login successful!').filter({ visible: true })).toHaveCount(0);

    await openMenu(page);
    await page.getByRole('link', { name: 'Products නිෂ්පාදන' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await page.waitForLoadState();
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});
