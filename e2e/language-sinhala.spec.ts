import { expect, type Page } from '@playwright/test';
import { latinNames } from '#test/latin-names.ts';
import { test } from './fixtures.ts';
import { latinInSinhala } from './latin-in-sinhala.ts';
import { expectConfirmed, fillInCheckout, pressPlaceOrder, putInCart } from './shopping.ts';

async function expectSinhala(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'si');
  expect(await page.title()).toMatch(/\p{Script=Sinhala}/u);
  expect(await latinInSinhala(page)).toEqual([]);
}

test('the list of names that stay in Latin letters is short', () => {
  expect(latinNames.length).toBeLessThanOrEqual(30);
});

test('the landing page is in Sinhala, also with the filters open and with the errors of an empty contact form', async ({
  page,
}) => {
  await page.goto('/si');
  await expectSinhala(page);
  await page.getByRole('button', { name: 'පෙරහන්' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSinhala(page);
  await page.keyboard.press('Escape');
  await page.locator('#contact form button[type="submit"]').last().click();
  await expectSinhala(page);
});

test('the chat answers in Sinhala @thorough', async ({ page }) => {
  await page.goto('/si');
  await page.getByRole('button', { name: 'පාරිභෝගික සහාය' }).click();
  const chat = page.getByRole('dialog', { name: 'පාරිභෝගික සහාය' });
  await chat.locator('.chat-reply').first().click();
  await expect(chat.locator('[data-sender="bot"][data-at]')).toHaveCount(2);
  await expectSinhala(page);
});

test('policies, empty pages and pages that do not exist speak Sinhala @thorough', async ({
  page,
}) => {
  for (const path of [
    '/si/privacy-policy',
    '/si/terms-conditions',
    '/si/refund-policy',
    '/si/cart',
    '/si/checkout',
    '/si/wishlist',
    '/si/nothing-is-here',
    '/si/order-success/nothing',
  ]) {
    await page.goto(path);
    await expectSinhala(page);
  }
});

test('every product page speaks Sinhala @thorough', async ({ page }) => {
  await page.goto('/si');
  const links = page.locator('#products li h3 a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    await page.goto(path ?? '');
    await expectSinhala(page);
  }
});

test('the whole purchase speaks Sinhala, errors included', async ({ page }) => {
  await putInCart(page, 2);
  await page.goto('/si/cart');
  await expectSinhala(page);
  await page.goto('/si/checkout');
  await expectSinhala(page);
  await pressPlaceOrder(page, 'si');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectSinhala(page);
  await fillInCheckout(page, 'si');
  await pressPlaceOrder(page, 'si');
  await expectConfirmed(page, 'si');
  const main = await page.getByRole('main').textContent();
  expect(main).toMatch(
    /\d{4} (ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්) \d{1,2}/,
  );
});
