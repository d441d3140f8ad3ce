import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { putInCart } from './shopping.ts';

/** Delays one file of the page, as a slow connection does, until the returned function is called. */
async function holdBack(page: Page, file: RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(file);
  return async () => {
    await requested;
    release();
  };
}

/** Opens a page without waiting for the forms of its lazy parts, as `page.goto` otherwise does. */
async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
}

/** Opens a page and waits for the badge of its cart, whose appearance changes the layout of the page. */
async function openUntilCartIsRead(page: Page, path: string): Promise<void> {
  await openEarly(page, path);
  await expect(page.locator('.cart-badge')).toHaveText('1');
}

const photo = {
  name: 'slip.webp',
  mimeType: 'image/webp',
  buffer: fs.readFileSync('public/pictures/about-480.webp'),
};

test('a slip that is chosen before its script arrives stays chosen, and is sent @thorough', async ({
  page,
  baseURL,
}) => {
  const { orderId } = await buySomething(baseURL, { paymentMethod: 'bank_transfer' });
  await page.goto('/');
  await putInCart(page);
  const release = await holdBack(page, /\/assets\/slip-card-.*\.js$/);
  await openEarly(page, `/order-success/${orderId}`);
  const slips = page.getByLabel(/^Photo or PDF/);
  await slips.setInputFiles(photo);
  await expect(page.locator('.cart-badge')).toHaveText('1');
  await expect(slips).toBeVisible();
  await release();
  await page.getByRole('button', { name: /^Attach bank slip/ }).click();
  await expect(page.getByText('We have your slip.')).toBeVisible();
});

test('a password that is typed before its script arrives stays typed @thorough', async ({
  page,
  baseURL,
}) => {
  const { orderId } = await buySomething(baseURL);
  await page.goto('/');
  await putInCart(page);
  const release = await holdBack(page, /\/assets\/keep-as-account-.*\.js$/);
  await openUntilCartIsRead(page, `/order-success/${orderId}`);
  const password = page.getByLabel(/^Choose a password/);
  await password.fill('two coconuts');
  await release();
  await expect(page.getByRole('button', { name: /^Show what is typed/ })).toBeVisible();
  await expect(password).toHaveValue('two coconuts');
});

test('where the menu did not load, its button leads to the list of pages again and again @phone @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await page.route('**/side-menu-*.js', (route) => route.abort());
  await page.goto('/');
  const menu = page.getByRole('link', { name: /^Open menu/ });
  await menu.click();
  await expect(page).toHaveURL(/#site-links$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#site-links$/);
  await menu.click();
  await expect(page).toHaveURL(/#site-links$/);
});
