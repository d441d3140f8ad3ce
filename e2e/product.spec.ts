import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const oil = '/products/joint-relief-oil-100-ml';

const quantity = (page: Page) => page.getByRole('textbox', { name: /^(Quantity|ප්‍රමාණය)$/ });

test('a card leads to the page of its product, which says all of it @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Joint Relief Oil 100 ml' }).click();
  await expect(page).toHaveURL(new RegExp(`${oil}$`));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('සන්ධි සහන තෛලය, මි.ලී. 100');
  await expect(page).toHaveTitle(/^Joint Relief Oil 100 ml \| /);
  for (const text of [
    '(4.9)',
    '₨\u00a03,800',
    'Free Delivery Anywhere in Sri Lanka',
    'Our original oil',
    'අපේ මුල්ම තෛලය',
    'Net content',
    'Ingredients',
    'Warm a few drops in your palms',
    'For external use only; do not use on broken skin.',
    'Manufacturer',
  ]) {
    await expect(main, text).toContainText(text);
  }
  await expect(main).not.toContainText('Approval number');
  await axe(page);
});

test('the page speaks Sinhala, with the name as it is on the pack @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.goto(`/si${oil}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('සන්ධි සහන තෛලය');
  await expect(main.locator('h1 [lang="en"]')).toHaveText('Joint Relief Oil 100 ml');
  await expect(main).toContainText('අමුද්‍රව්‍ය');
  await expect(main).not.toContainText('Our original oil');
  await axe(page);
});

test('a shopper adds the typed quantity, and one that is not a whole number is refused @thorough', async ({
  page,
}) => {
  await page.goto(oil);
  await quantity(page).fill('1.5');
  await page.getByRole('main').locator('#buy').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert')).toContainText('whole number from 1 to 9,999');

  await quantity(page).fill('11');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity(page)).toHaveValue('12');
  await quantity(page).press('Enter');
  await expect(page.getByText('Joint Relief Oil 100 ml added to cart')).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href$="/cart"]')).toHaveAttribute(
    'aria-label',
    'Cart, 12 items',
  );
});

test('the heart asks to sign in, and the page is shared by its full URL @thorough', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/si${oil}`);
  await page.locator('.product-buy form[action="/wishlist/entries"] button').click();
  await expect(page.locator('[data-toasts]')).toContainText('කරුණාකර පිවිසෙන්න');
  const link = await page.getByRole('link', { name: 'WhatsApp හරහා බෙදා ගන්න' }).getAttribute('href');
  const shared = new URL(link ?? '').searchParams.get('text');
  const port = new URL(baseURL ?? '').port;
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(shared).toBe(`සන්ධි සහන තෛලය, මි.ලී. 100, රු. 3,800\nhttp://localhost:${port}/si${oil}`);
});

test('the small pictures lead to the large ones, by the keyboard too @thorough', async ({
  page,
}) => {
  await page.goto(oil);
  const second = page.getByRole('link', { name: /^Joint Relief Oil 100 ml, picture 2 of 2/ });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#picture-2')).toBeInViewport();
});

test('where the system chooses the colours, the current size and policy are outlined @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [oil, '/privacy-policy']) {
    await page.goto(path);
    const current = page.getByRole('main').locator('a[aria-current="page"]');
    await expect(current).toHaveCSS('outline-style', 'solid');
  }
});

test('what is sold out cannot be added @thorough', async ({ page }) => {
  await page.goto('/products/joint-relief-balm-50-g');
  await expect(page.getByRole('main')).toContainText('Out of Stock');
  await expect(page.locator('#buy button[type="submit"]')).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['', '/si']) {
    test(`a product can be bought from its page at ${language || '/'} @thorough`, async ({
      page,
    }) => {
      await page.goto(language || '/');
      await page.locator('#products h3 a').first().click();
      await expect(page).toHaveURL(new RegExp(`${language}${oil}$`));
      await quantity(page).fill('3');
      await page.locator('#buy button[type="submit"]').click();
      await expect(page).toHaveURL(new RegExp(`${language}/cart$`));
      await expect(page.getByRole('main')).toContainText('₨\u00a011,400');
    });
  }
});
