import { expect, type Locator, type Page } from '@playwright/test';
import { test, thoroughIf } from './fixtures.ts';

const screens = [
  { path: '/', width: 360, isThorough: true },
  { path: '/si', width: 360, isThorough: false },
  { path: '/', width: 320, isThorough: true },
  { path: '/si', width: 320, isThorough: true },
];

for (const { path, width, isThorough } of screens) {
  const limit = width === 360 ? ', on a page shorter than 10,000 px' : '';
  test(`price and 'Order Now' are on the first screen of ${path} at ${width} px${limit}${thoroughIf(isThorough)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await expectOnFirstScreen(page.locator('.hero-price'));
    await expectOnFirstScreen(page.locator('.hero-buttons .button-gold'));
    await expect(page.locator('.chat-button')).not.toHaveAttribute('data-covers-control');
    await page.locator('#contact').scrollIntoViewIfNeeded();
    if (limit) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
    }
  });
}

test('with a default text size of 24 px in the browser, the header fits a phone and a desktop @thorough', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  for (const width of [360, 1100, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(new URL('/si/sign-up', baseURL).href);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.locator('.site-nav-menu')).toBeVisible();
  }
  await browser.close();
});

test('the chat button is hidden while it would cover another button, and is shown again @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/');
  const chat = page.locator('.chat-button');
  for (const button of ['.product-card-buy .button', '.contact-form .button']) {
    await scrollUnder(page, page.locator(button).last(), chat);
    await expect(chat).toHaveAttribute('data-covers-control');
    await expect(chat).toHaveCSS('pointer-events', 'none');
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(chat).not.toHaveAttribute('data-covers-control');

  await chat.click();
  await page.getByRole('dialog', { name: 'Support Assistant' }).press('Escape');
  await expect(chat).toBeVisible();
  await scrollUnder(page, page.locator('.contact-form .button').last(), chat);
  await expect(chat).toHaveAttribute('data-covers-control');
});

test('sections far below the first screen are rendered when scrolled to, and all of them once the page is hydrated', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.+\.js$/, (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#contact-title'));
  await expect.poll(() => isRendered(page, '#contact-title')).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 20_000, behavior: 'instant' }));
  await expect.poll(() => isRendered(page, '#contact-title')).toBe(true);

  expect(await isRendered(page, '#benefits-title')).toBe(false);
  release();
  await expect(page.locator('html')).toHaveClass('scripted');
  expect(await isRendered(page, '#benefits-title')).toBe(true);
});

/** Returns whether the browser has rendered an element, on the screen or not. Does not wait for hydration. */
function isRendered(page: Page, selector: string): Promise<boolean | undefined> {
  return page.evaluate(
    (of) => document.querySelector(of)?.checkVisibility({ contentVisibilityAuto: true }),
    selector,
  );
}

/** Expects an element on a screen of 720 px, with 12 px to spare below it. */
async function expectOnFirstScreen(shown: Locator) {
  const box = await shown.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(720 - 12);
}

/** Scrolls until the middle of an element is level with the middle of one that has a fixed position. */
async function scrollUnder(page: Page, element: Locator, fixed: Locator) {
  const by = middle(await element.boundingBox()) - middle(await fixed.boundingBox());
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
}

function middle(box: { y: number; height: number } | null): number {
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}
