import { expect, type Page } from '@playwright/test';
import { anEmail, aPhone, customerPassword, signIn, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

type Prefix = '' | '/si';
const languageOf = (prefix: Prefix) => (prefix === '' ? 'en' : 'si');

const copy = {
  '': {
    none: /^No orders yet/,
    shop: /^Continue Shopping/,
    again: /^Buy Again.*: ORD-/,
    view: /^View.*: ORD-/,
    inCart: 'Everything from that order is now in your cart.',
    sendLink: /^Send me a link/,
    sent: 'We have sent a link to your email address.',
    confirm: /^Confirm/,
    verified: 'Your email address is confirmed.',
    unusableLink: 'This link has expired or was already used.',
  },
  '/si': {
    none: /^තවම ඇණවුම් නැහැ/,
    shop: /^තවත් නිෂ්පාදන බලන්න/,
    again: /^නැවත මිලදී ගන්න\s*: ORD-/,
    view: /^බලන්න\s*: ORD-/,
    inCart: 'එම ඇණවුමේ සියල්ල ඔබේ කරත්තයට එක් කළා.',
    sendLink: /^සබැඳියක් එවන්න/,
    sent: 'ඔබේ ඊමේල් ලිපිනයට සබැඳියක් එව්වා.',
    confirm: /^තහවුරු කරන්න/,
    verified: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කළා.',
    unusableLink: 'මෙම සබැඳිය කල් ඉකුත් වී',
  },
} as const;

async function order(page: Page, prefix: Prefix, email = ''): Promise<string> {
  const language = languageOf(prefix);
  await putInCart(page, 2);
  await page.goto(checkoutCopy[language].checkout);
  await fillInCheckout(page, language);
  if (email) await page.locator('#email').fill(email);
  await pressPlaceOrder(page, language);
  return expectConfirmed(page, language);
}

async function expectNoSidewaysScrolling(page: Page) {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await over()).toBeLessThanOrEqual(0);
}

for (const prefix of ['', '/si'] as const) {
  const texts = copy[prefix];

  test(`an account without orders under "${prefix}" leads on to the shop @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await signUp(page);
    await page.goto(`${prefix}/account`);
    await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await axe(page);
    await page.getByRole('main').getByRole('link', { name: texts.shop }).click();
    await expect(page).toHaveURL(/#products$/);
  });

  test(`an order under "${prefix}" is listed in the account, opens, and is bought again once by a double click @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await signUp(page);
    const number = await order(page, prefix);
    await page.goto(`${prefix}/account`);

    const card = page.getByRole('article', { name: number });
    await expect(card).toContainText('2 × ');
    await expectNoSidewaysScrolling(page);
    await axe(page);
    await card.getByRole('link', { name: texts.view }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]+${prefix}/order-success/`));
    // Looks at the definition list only: the account page, which is still open for a moment, names the order too.
    await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();

    await page.goto(`${prefix}/account`);
    await card.getByRole('button', { name: texts.again }).dblclick();
    await expect(page).toHaveURL(`${prefix}/cart`);
    await expect(page.getByRole('status').filter({ hasText: texts.inCart })).toBeVisible();
    await expect(page.getByRole('main').locator('output')).toHaveText('2');
  });

  test(`under "${prefix}" guest orders are added to the account once a link has verified its e-mail address @axe @thorough`, async ({
    page,
    browser,
    axe,
    ownerSignIn,
  }) => {
    const email = anEmail();
    const number = await order(page, prefix, email);
    await signUp(page, { identifier: email });
    await page.goto(`${prefix}/account`);
    await expect(page.getByText(number)).toHaveCount(0);

    await page.getByRole('button', { name: texts.sendLink }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    const owner = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const panel = await owner.newPage();
    await ownerSignIn(panel);
    await panel.goto('/admin/messages');
    await panel.locator('tbody tr', { hasText: email }).first().getByRole('link').click();
    const message = (await panel.getByRole('dialog').locator('pre').textContent()) ?? '';
    await owner.close();
    const link = new URL(/https?:\/\/\S+\/account\/prove\/[\w-]+/.exec(message)?.[0] ?? '');
    expect(link.pathname).toMatch(new RegExp(`^${prefix}/account/prove/`));

    await page.goto(link.pathname);
    await axe(page);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.verified })).toBeVisible();
    await expect(page.getByRole('article', { name: number })).toBeVisible();

    await page.goto(link.pathname);
    await expect(page.getByRole('heading', { name: texts.unusableLink })).toBeVisible();
    await axe(page);
  });
}

test('a guest who makes an account from one order gets no other orders of that phone, which stays unverified @axe @thorough', async ({
  page,
  axe,
}) => {
  const phone = aPhone();
  const orderAsGuest = async () => {
    await putInCart(page);
    await page.goto('/checkout');
    await fillInCheckout(page);
    await page.getByLabel(checkoutCopy.en.phone).fill(phone);
    await pressPlaceOrder(page);
    return expectConfirmed(page);
  };
  const other = await orderAsGuest();
  const kept = await orderAsGuest();
  expect(kept).not.toBe(other);

  const keep = page.getByRole('region', { name: /^Keep your details in an account/ });
  await keep.getByLabel(/^Choose a password/).fill(customerPassword);
  await keep.getByRole('button', { name: /^Create account/ }).click();
  await expect(page.getByRole('article', { name: kept })).toBeVisible();
  await expect(page.getByText(other)).toHaveCount(0);
  await axe(page);

  await expect(page.getByRole('region', { name: /^Orders placed as a guest/ })).toContainText(
    `that you placed with ${phone}`,
  );

  await page.context().clearCookies();
  await signIn(page, phone);
  await page.goto('/account');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('signing up with a phone number adds no orders that were placed with it @thorough', async ({
  page,
}) => {
  const phone = aPhone();
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await page.getByLabel(checkoutCopy.en.phone).fill(phone);
  await pressPlaceOrder(page);
  const number = await expectConfirmed(page);
  await signUp(page, { identifier: phone });
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: copy[''].none })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Orders placed as a guest/ })).toContainText(
    `that you placed with ${phone}`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is bought again by a plain form @thorough', async ({ page }) => {
    await signUp(page);
    await order(page, '');
    await page.goto('/account');
    await page.getByRole('button', { name: copy[''].again }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(copy[''].inCart)).toBeVisible();
  });
});
