import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { requestsFrom } from './requests.ts';

const search = (page: Page): Locator => page.locator('#product-search');
const cards = (page: Page): Locator => page.locator('#products .product-card h3');

async function expectNames(page: Page, names: RegExp[]) {
  await expect(cards(page)).toHaveText(names);
}

async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Filters|පෙරහන්)/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('searching filters the products while one types, and the URL keeps the search @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await search(page).fill('BALM');
  await expect(page.locator('#products').getByText('Loading...')).toBeVisible();
  await expectNames(page, [/^Joint Relief Balm/]);
  await expect(page.locator('#products').getByRole('status')).toContainText('1 product found');
  await expect(page).toHaveURL(/\/\?q=BALM#products$/);
  await axe(page);

  await page.reload();
  await expect(search(page)).toHaveValue('BALM');
  await expectNames(page, [/^Joint Relief Balm/]);

  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(search(page)).toHaveValue('');
  await expect(page).not.toHaveURL(/q=/);
});

test('a search sends no request, and neither jumps nor loses the cursor @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await search(page).scrollIntoViewIfNeeded();
  const requestedUrls = requestsFrom(page);
  await search(page).pressSequentially('oil', { delay: 60 });
  await expect(page).toHaveURL(/\?q=oil/);
  const before = await search(page).boundingBox();
  await search(page).pressSequentially(' 100', { delay: 60 });
  await expect(page).toHaveURL(/\?q=oil\+100/);
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('oil 100');
  expect((await search(page).boundingBox())?.y).toBe(before?.y);
  // Ignores the analytics event of the search, for whose response nothing waits.
  expect(requestedUrls.filter((url) => !url.endsWith('/events'))).toEqual([]);
});

test('Sinhala in Latin letters finds what it means, typed and by its URL @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await search(page).fill('inguru kaha');
  await expectNames(page, [/^Ginger & Turmeric/, /^Joint Relief Oil 100 ml/]);
  await page.reload();
  await expectNames(page, [/^Ginger & Turmeric/, /^Joint Relief Oil 100 ml/]);
  await expect(page.getByText('2 products found')).toBeVisible();
});

test('a long word is found with one letter wrong, in both languages @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await search(page).fill('turmreic');
  await expectNames(page, [/^Ginger & Turmeric/, /^Joint Relief Oil 100 ml/]);
  await page.goto('/si');
  await search(page).fill('රෝලඔන්');
  await expectNames(page, [/රෝල්-ඔන්/]);
  await search(page).fill('ගම්මිරස්');
  await expectNames(page, [/^සන්ධි සහන තෛලය, මි.ලී. 100/]);
});

test('the filters sort, limit the price and leave out what is sold out @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  let dialog = await openFilters(page);
  await expect(dialog.getByLabel('Min')).toHaveValue('0');
  await expect(dialog.getByLabel('Max')).toHaveValue('999999');
  await expect(dialog.getByRole('radio', { name: 'Featured' })).toBeChecked();
  await expect(dialog.getByLabel('In Stock Only')).not.toBeChecked();
  await axe(page);
  await dialog.getByText('Price: High to Low').click();
  await dialog.getByLabel('Min').fill('abc');
  await dialog.getByLabel('Max').fill('3800');
  await dialog.getByText('In Stock Only').click();
  await dialog.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(dialog).toHaveCount(0);
  await expectNames(page, [/Oil 100 ml/, /Tea/, /Roll-on/]);
  await expect(page).toHaveURL(/\?sort=price-desc&max=3800&stock=1#products$/);

  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  dialog = await openFilters(page);
  await expect(dialog.getByLabel('Max')).toHaveValue('3800');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByLabel('Max')).toHaveValue('999999');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(cards(page)).toHaveCount(6);
});

test('the filters speak Sinhala, and the names sort as Sinhala does @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto('/si');
  const dialog = await openFilters(page);
  await axe(page);
  await dialog.getByText('නම', { exact: true }).click();
  await dialog.getByRole('button', { name: 'පෙරහන් යොදන්න' }).click();
  await expect(cards(page).first()).toContainText('ඉඟුරු කහ තේ');
  await expect(cards(page).last()).toContainText('සන්ධි සහන රෝල්-ඔන්');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/\?sort=name$/);
  await expect(cards(page).first()).toContainText('Ginger & Turmeric');
});

test('a search without results says so, offers three products and the contact, and links to all products @axe @thorough', async ({
  page,
  axe,
}) => {
  for (const path of ['/?q=xylophone', '/si?q=xylophone']) {
    await page.goto(path);
    await expect(
      page
        .getByText(/No products found matching your criteria\.|^ඔබ සෙවූ ආකාරයේ නිෂ්පාදන හමු වුණේ නැහැ\.$/)
        .first(),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^(Ask us|අපෙන් විමසන්න)/ })).toBeVisible();
    await axe(page);
  }
  await page.getByRole('link', { name: 'යළි සකසන්න' }).click();
  await expect(cards(page)).toHaveCount(6);
});

test('a search for HTML finds nothing and runs nothing @thorough', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('<img src=x onerror=alert(1)> \ud800 %');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filters are one form, whose result is a page @axe @thorough', async ({
    page,
  }) => {
    await page.goto('/');
    await search(page).fill('relief');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\?q=relief&.*#products$/);
    await expect(cards(page)).toHaveCount(5);

    await page.locator('#products summary').click();
    await page.getByText('Price: Low to High').click();
    await page.getByLabel('In Stock Only').check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expectNames(page, [/Roll-on/, /100 ml/, /200 ml/, /Twin Pack/]);
    await expect(search(page)).toHaveValue('relief');

    await page.locator('#products').getByRole('link', { name: 'Reset' }).first().click();
    await expect(cards(page)).toHaveCount(6);
  });
});
