import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const chosenPassword = 'seven herbs in oil';
const ownerPassword = () => process.env['SANDHI_OWNER_PASSWORD'] ?? '';

/** Returns a username of this run alone, because the journey runs at several widths in one shop. */
function aUsername(): string {
  return `nimal_${Date.now().toString(36)}`;
}

async function addAdmin(page: Page, username: string): Promise<string> {
  await page.goto('/admin/admins/new');
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Username' }) });
  await form.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Nimal Perera');
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Your own password').fill(ownerPassword());
  await form.getByRole('button', { name: 'Create link' }).click();
  const message = await page.locator('blockquote').textContent();
  return /https?:\S+/.exec(message ?? '')?.[0] ?? '';
}

async function choosePassword(page: Page, link: string) {
  await page.goto(new URL(link).pathname);
  await page.getByLabel('New password').fill(chosenPassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is saved.')).toBeVisible();
}

async function signIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: false }).first().fill(chosenPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

async function remove(page: Page, username: string) {
  await page.goto('/admin/admins');
  const row = page.locator('tbody tr', { hasText: username });
  await row.getByRole('link', { name: 'Remove Nimal Perera' }).click();
  await page.getByLabel('Your own password').fill(ownerPassword());
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('tbody tr', { hasText: username })).toHaveCount(0);
}

test('an admin is added, chooses a password by the link, and is signed out at once when removed @axe @thorough', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
  axe,
}) => {
  const username = aUsername();
  await ownerSignIn(page);
  const link = await addAdmin(page, username);
  await axe(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const nimal = await context.newPage();
  await choosePassword(nimal, link);
  await signIn(nimal, username);
  expect((await nimal.goto(new URL(link).pathname))?.status()).toBe(410);

  await page.goto('/admin/admins');
  await axe(page);
  await remove(page, username);
  expect((await nimal.goto('/admin/orders'))?.status()).toBe(401);
  await context.close();
});

test('where the browser has no clipboard, the owner is asked to copy the link by hand @thorough', async ({
  page,
  ownerSignIn,
}) => {
  // Pages that are not served over HTTPS have no clipboard.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const username = aUsername();
  await ownerSignIn(page);
  await addAdmin(page, username);
  await page.getByRole('button', { name: 'Copy', exact: false }).click();
  await expect(page.getByText('Please select and copy it yourself')).toBeVisible();
  await remove(page, username);
});
