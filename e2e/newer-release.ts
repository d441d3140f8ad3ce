import { expect, type Page } from '@playwright/test';

/** Makes data come from a newer release, which the scripts of this one do not understand. */
export async function updateShop(page: Page) {
  await page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-release': 'newer' };
    const isRead = route.request().method() === 'GET';
    await route.fulfill({ response, headers, ...(isRead && { body: 'Not for you.' }) });
  });
}

/** Expects that the browser opens a followed page as a document. */
export async function expectDocument(page: Page, url: RegExp, follow: () => Promise<void>) {
  const document = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && url.test(response.url()),
  );
  await follow();
  expect((await document).status()).toBe(200);
  await expect(page).toHaveURL(url);
}
