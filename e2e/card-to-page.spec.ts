import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

declare global {
  interface Window {
    moved?: { parts: (string | null)[]; scrollY: number };
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records which parts a view transition animates when it begins, and how far the new page is scrolled then. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        window.moved = { parts, scrollY: window.scrollY };
      });
      return transition;
    };
  });
}

async function openFirstCard(page: Page) {
  await page.goto('/');
  const card = page.locator('#products .product-card').first();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.waitForFunction(() => window.moved !== undefined);
  return page.evaluate(() => window.moved);
}

test('the picture of a card becomes that of its page, which begins at its top at once @thorough', async ({
  page,
}) => {
  await watchTransitions(page);
  const moved = await openFirstCard(page);
  expect(moved?.parts).toContain('::view-transition-group(product-picture)');
  expect(moved?.parts.filter((part) => part?.includes('(root)'))).toEqual([]);
  expect(moved?.scrollY).toBe(0);
  await page.goBack();
  await expect(page.locator('#products .product-card').first()).toBeVisible();
});

test('no picture moves where less motion is wanted @thorough', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  expect((await openFirstCard(page))?.parts).not.toContain(
    '::view-transition-group(product-picture)',
  );
});
