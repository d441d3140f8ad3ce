import { expect, type Page } from '@playwright/test';
import { withCutOffFocus } from './cut-off-focus.ts';
import { test, thoroughIf } from './fixtures.ts';

const oil = '/products/joint-relief-oil-100-ml';

for (const [path, width, isThorough] of [
  [oil, 360, true],
  [`/si${oil}`, 360, false],
  [oil, 320, true],
  [`/si${oil}`, 320, true],
] as const) {
  test(`price and 'Add to Cart' are on the first screen of ${path} at ${width} px${thoroughIf(isThorough)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    for (const shown of ['.product-page-price', '.product-buy-button']) {
      const box = await page.locator(shown).boundingBox();
      expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThanOrEqual(720 - 8);
    }
  });
}

test('a bar adds the chosen quantity to the cart while the button is scrolled out of view @axe @thorough', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(oil);
  const bar = page.getByRole('region', { name: 'Buy this product' });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(bar).toHaveCount(0);
  await page.locator('#product-facts').scrollIntoViewIfNeeded();
  await expect(bar).toContainText('3,800');
  await bar.getByRole('button').click();
  await expect(page.locator('header')).toContainText('2');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toHaveCount(0);
  await axe(page);
});

test('the bar does not cover what has the focus, and no focus ring is cut off @phone @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(oil);
  expect(await page.evaluate(withCutOffFocus)).toEqual([]);
  await page.locator('#product-facts').scrollIntoViewIfNeeded();
  await expect(page.locator('.buy-bar[data-open]')).toBeInViewport({ ratio: 1 });
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('.buy-bar')?.getBoundingClientRect().top ?? 0;
    const controls = document.querySelectorAll<HTMLElement>('summary, .product-more a, footer a');
    return [...controls].flatMap((control) => {
      control.focus();
      const { top, height } = control.getBoundingClientRect();
      return height > 0 && top + height > bar ? control.outerHTML.slice(0, 160) : [];
    });
  });
  expect(covered).toEqual([]);
});

for (const path of [oil, `/si${oil}`]) {
  test(`a picture opens over the page of ${path}, enlarges and closes by keyboard @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const link = page.locator('.product-gallery-open').first();
    await link.focus();
    await link.press('Enter');
    const pictures = page.getByRole('dialog');
    await expect(pictures).toBeVisible();
    // Goes to the last picture and back: a button that has no further picture to show keeps the focus.
    for (const button of [3, 1].map((index) => pictures.getByRole('button').nth(index))) {
      await button.press('Enter');
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
    }
    const before = await widthOf(page);
    await pictures.getByRole('button').nth(2).press('Enter');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 1.2);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(pictures).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('without a script a picture is a link to its file @thorough', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(oil);
  await expect(page.locator('.product-gallery-open').first()).toHaveAttribute(
    'href',
    /\/pictures\/.+\.webp$/,
  );
  await context.close();
});

/** Returns the width in px of the picture itself, once it is loaded: on a wide screen its element is wider. */
function widthOf(page: Page): Promise<number> {
  const picture = page.locator('.gallery-zoom-frame img').first();
  return picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    return Math.min(
      image.clientWidth,
      (image.clientHeight * image.naturalWidth) / image.naturalHeight,
    );
  });
}
