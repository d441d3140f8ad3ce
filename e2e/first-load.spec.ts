import { expect, type Page } from '@playwright/test';
import { test, thoroughIf } from './fixtures.ts';
import { expectDocument, updateShop } from './newer-release.ts';
import { expectConfirmed, fillInCheckout, pressPlaceOrder } from './shopping.ts';

/** Deletes a function before any script of the page runs. */
const withoutFunction = (name: string) => async (page: Page) => {
  await page.addInitScript(`delete ${name};`);
};

const answerWith = (file: RegExp, response: { status: number; body?: string }) => (page: Page) =>
  page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', ...response }));

/** Ways in which the first load of a page can lose its scripts. */
const losses: [name: string, lose: (page: Page) => Promise<unknown>][] = [
  ['the browser is older than the baseline', withoutFunction('Object.hasOwn')],
  ['a script file is gone', answerWith(/\/assets\/shop-.*\.js$/, { status: 404 })],
  [
    'a script file is cut off',
    answerWith(/\/assets\/shop-.*\.js$/, { status: 200, body: 'import {a' }),
  ],
  [
    'a script file fails as it runs',
    answerWith(/\/assets\/manifest-.*\.js$/, { status: 200, body: 'throw new Error("lost")' }),
  ],
];

for (const [name, lose] of losses) {
  test(`a page stays as the server made it, and sells, when ${name}${thoroughIf(/cut off|as it runs|older than the baseline/.test(name))}`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/404|lost|SyntaxError|Unexpected|failed: $/);
    await lose(page);
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveClass(/scripted/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('The service is not available')).toHaveCount(0);

    const added = page.waitForResponse(/\/cart\/lines$/);
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await added;
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('button', { name: /^Update/ })).toBeVisible();
    await page.goto('/checkout');
    await fillInCheckout(page);
    await pressPlaceOrder(page);
    await expectConfirmed(page);
  });
}

test('a page stays as the server made it when its hydration fails @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/normalize|Minified React/);
  await withoutFunction('String.prototype.normalize')(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/scripted/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('The service is not available')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a page opens although the function that makes its meta tags fails @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/no search engine/);
  await page.route(/\/assets\/product\.route-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace(/\w+ as meta\b/, 'faulty as meta');
    const body = `const faulty = () => { throw new Error('no search engine') }; ${code}`;
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await page.locator('.product-card a').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Application Error')).toHaveCount(0);
});

test('a page that a shopper opened before an update goes on to the next page @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await updateShop(page);
  const card = page.locator('.product-card a').first();
  await expectDocument(page, /\/products\//, () => card.click());
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await expectDocument(page, /\/$/, () => page.locator('header a[href="/"]').first().click());
});

test('a page of the shop loads the routes of the shop only, also after its hydration', async ({
  page,
}) => {
  await page.goto('/');
  const preloaded = page.locator('link[rel="modulepreload"][href*="/manifest-"]');
  const urls = await preloaded.evaluateAll((links) => links.map((link) => link.outerHTML));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => !url.includes('/manifest-of-shop-'))).toEqual([]);
});
