import { expect, type Page } from '@playwright/test';
import { busyErrors, busyText, refuseAsBusy } from './busy-response.ts';
import { anEmail, customerPassword, signIn, signOut, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import { latinInSinhala } from './latin-in-sinhala.ts';

const oil = 'Joint Relief Oil 100 ml';
const rollOn = 'Joint Relief Roll-on 15 ml';
const copy = {
  en: {
    signIn: 'Please sign in to add items to wishlist',
    signInLink: /^Sign In/,
    added: 'Added to wishlist',
    there: 'Item already in wishlist',
    empty: 'Your wishlist is empty',
  },
  si: {
    signIn: 'ප්‍රියතම ලැයිස්තුවට එක් කිරීමට කරුණාකර පිවිසෙන්න',
    signInLink: /^පිවිසෙන්න/,
    added: 'ප්‍රියතම ලැයිස්තුවට එක් කළා',
    there: 'මෙය දැනටමත් ප්‍රියතම ලැයිස්තුවේ තිබෙනවා',
    empty: 'ඔබේ ප්‍රියතම ලැයිස්තුවේ තවම කිසිවක් නැහැ',
  },
};

function card(page: Page, name: string) {
  return page.getByRole('main').locator('li', { has: page.getByRole('link', { name }) });
}

function heart(page: Page, name: string) {
  return card(page, name).getByRole('button', {
    name: /^(Add to wishlist|ප්‍රියතම ලැයිස්තුවට එක් කරන්න)/,
  });
}

/** Switches from the sign-in page, to which a heart has led, to signing up, and makes an account. */
async function makeAccountHere(page: Page) {
  await page.locator('main a[href*="/sign-up"]').click();
  await page.locator('input[name="name"]').fill('Dilani Jayawardena');
  await page.locator('input[name="identifier"]').fill(anEmail());
  await page.locator('input[name="password"]').fill(customerPassword);
  await page.locator('input[name="password"]').press('Enter');
}

test('a guest presses a heart, makes an account by keyboard alone, and is back with the product added @thorough', async ({
  page,
}) => {
  await page.goto('/?q=oil');
  await heart(page, oil).focus();
  await page.keyboard.press('Enter');
  const signInNotice = page.getByRole('status').filter({ hasText: copy.en.signIn });
  await expect(signInNotice).toBeVisible();
  await expect(heart(page, oil)).toHaveAttribute('aria-pressed', 'false');
  const link = signInNotice.getByRole('link', { name: copy.en.signInLink });
  for (let tab = 0; tab < 80; tab += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(signInNotice).toHaveCount(0);

  await makeAccountHere(page);

  await expect(page).toHaveURL(/\/\?q=oil#heart-/);
  await expect(page.getByRole('status').filter({ hasText: copy.en.added })).toBeVisible();
  await expect(heart(page, oil)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, oil)).toBeInViewport();
  await page.goto('/wishlist');
  await expect(card(page, oil)).toBeVisible();
});

test('the wishlist is in both languages, adds to the cart, and drops what is removed @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('main')).toContainText(copy.en.signIn);
  await axe(page);
  await signUp(page, { name: 'දිලානි ජයවර්ධන' });
  await page.goto('/wishlist');
  await expect(page.getByRole('main')).toContainText(copy.en.empty);
  await page.goto('/');
  for (const name of [oil, rollOn]) {
    const wishlistSaved = page.waitForResponse(/\/wishlist\/entries$/);
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await wishlistSaved;
  }
  await axe(page);

  await page.goto('/si/wishlist');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  await axe(page);
  expect(await latinInSinhala(page)).toEqual([]);
  await page.goto('/wishlist');
  await card(page, oil).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`${oil} added to cart`)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: `Remove from wishlist: ${rollOn}` }).click();
  await expect(page.getByText('Removed from wishlist')).toBeVisible();
  const left = page.getByRole('button', { name: `Remove from wishlist: ${oil}` });
  await expect(left).toBeFocused();
  await left.press('Enter');
  await expect(page.getByRole('main')).toContainText(copy.en.empty);
  await axe(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(copy.en.empty);
});

test('a second browser shows the wishlist, and signing out hides it @thorough', async ({
  page,
  browser,
  baseURL,
}) => {
  const { identifier } = await signUp(page);
  await page.goto('/');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, identifier);
  await other.goto('/products/joint-relief-oil-100-ml');
  const pressed = other.locator('.product-buy button[aria-pressed]');
  await expect(pressed).toHaveAttribute('aria-pressed', 'false');

  await heart(page, oil).click();
  await expect(page.getByText(copy.en.added)).toBeVisible();
  await pressed.click();
  await expect(other.getByRole('alert')).toContainText(copy.en.there);
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/si/wishlist');
  await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await other.context().close();

  await signOut(page);
  await page.goto('/');
  await expect(heart(page, oil)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/wishlist');
  await expect(page.getByRole('main')).toContainText(copy.en.signIn);
});

test('a press that does not reach the shop is taken back, and the shopper is told @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED|409/);
  await signUp(page);
  await page.goto('/');
  await heart(page, rollOn).click();
  await expect(page.getByText(copy.en.added)).toBeVisible();
  await page.route('**/wishlist/entries', (route) => route.abort());
  await heart(page, oil).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add to wishlist');
  await expect(heart(page, oil)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, rollOn).click();
  await expect(page.getByRole('alert')).toContainText('Failed to remove from wishlist');
  await expect(heart(page, rollOn)).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed while the shop is busy is taken back, the shopper is told that the shop is busy, and the next press is sent @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(busyErrors);
  await signUp(page);
  await page.goto('/');
  await page.route('**/wishlist/entries', refuseAsBusy);
  await heart(page, oil).click();
  await expect(page.getByRole('alert')).toContainText(busyText);
  await expect(heart(page, oil)).toHaveAttribute('aria-pressed', 'false');
  await page.unrouteAll();
  await heart(page, oil).click();
  await expect(page.getByText(copy.en.added)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart leads a guest to the sign-in, and from there to the list with the product @thorough', async ({
    page,
  }) => {
    await page.goto('/si');
    await page.locator('#products form[action="/wishlist/entries"] button').first().click();
    await expect(page).toHaveURL(/\/si\/sign-in\?next=%2Fsi%2Fwishlist$/);
    await makeAccountHere(page);
    await expect(page).toHaveURL(/\/si\/wishlist$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(copy.si.added);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);

    await page.goto('/si');
    await page.locator('#products form[action="/wishlist/entries"] button').first().click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(copy.si.there);
    await page.getByRole('button', { name: /^ප්‍රියතම ලැයිස්තුවෙන් ඉවත් කරන්න/ }).click();
    await expect(page.getByRole('main')).toContainText(copy.si.empty);
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  });
});
