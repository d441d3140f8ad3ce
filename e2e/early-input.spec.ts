import { expect, type Page } from '@playwright/test';
import { expectCartCount } from './add-to-cart.ts';
import { actEarly, test } from './fixtures.ts';

/** Opens a page before its scripts arrive. Returns the function that lets them arrive and waits for hydration. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await actEarly(page);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    scripts.resolve();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  };
}

test('a quantity that is typed before the scripts arrive is the one that is added', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, '/products/joint-relief-oil-100-ml');
  const quantity = page.locator('.product-buy input[name="quantity"]');
  await quantity.fill('3');
  await letScriptsCome();
  await expect(quantity).toHaveValue('3');
  await page.locator('.product-buy-button').click();
  await expectCartCount(page, 3);
});

test('a search that is typed before the scripts arrive filters the products @thorough', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, '/');
  const search = page.locator('#product-search');
  await search.fill('oil');
  await letScriptsCome();
  await expect(page).toHaveURL(/\?q=oil/);
  await expect(search).toHaveValue('oil');
});
