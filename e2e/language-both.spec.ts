import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';

/** Expects a Sinhala text in each of these elements of the English page, as the specification requires. */
async function expectSinhalaBeside(elements: Locator, count: number) {
  await expect(elements).toHaveCount(count);
  for (const element of await elements.all()) {
    await expect(element.locator('[lang="si"]').first()).toHaveText(/\p{Script=Sinhala}/u);
  }
}

const sections = ['home', 'about', 'products', 'benefits', 'testimonials', 'contact'];

test('the English landing page has its six sections, each with a Sinhala title @thorough', async ({
  page,
}) => {
  await page.goto('/');
  for (const section of sections) {
    const title = page.locator(`#${section}`).getByRole('heading').first();
    await expectSinhalaBeside(title, 1);
  }
});

test('the cards about the heritage, the benefits and the products have Sinhala names @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await expectSinhalaBeside(page.locator('#about h3'), 4);
  await expectSinhalaBeside(page.locator('#benefits h3'), 3);
  await expectSinhalaBeside(page.locator('#products li h3'), 6);
});

test('a cart line names its product in both languages @thorough', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('#products')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').first();
  await expect(line.locator('[lang="si"]').first()).toHaveText(/\p{Script=Sinhala}/u);
});
