import { expect, type Page } from '@playwright/test';

/** Makes responses with data come from a newer release, which the scripts of the open page cannot read. */
export async function updateShop(page: Page) {
  await page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-release': 'newer' };
    const isRead = route.request().method() === 'GET';
    await route.fulfill({ response, headers, ...(isRead && { body: 'Not for you.' }) });
  });
}

/** Expects that following a link loads the page as a new document. */
export async function expectDocument(page: Page, url: RegExp, follow: () => Promise<void>) {
  const document = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && url.test(response.url()),
  );
  await follow();
  expect((await document).status()).toBe(200);
  await expect(page).toHaveURL(url);
}
