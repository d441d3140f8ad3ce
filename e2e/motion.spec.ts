import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectConfirmed, fillInCheckout, pressPlaceOrder, putInCart } from './shopping.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Counts the pictures that fly to the cart when they start, because each is gone after half a second. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      if (this.className === 'flying-picture') {
        const flights = Number(sessionStorage.getItem('flights') ?? 0) + 1;
        sessionStorage.setItem('flights', String(flights));
      }
      return animate.apply(this, given);
    };
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('flights') ?? 0));
}

async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/');
  const card = page.locator('.product-card').first();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByRole('status').getByText(/added to cart/)).toBeVisible();
}

/** Returns the names of the CSS animations on the parts of the logo's mark. */
function movementsOfMark(page: Page): Promise<string[]> {
  return page
    .locator('.mark-first-leaf, .mark-second-leaf, .mark-joint')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
}

async function buyOne(page: Page): Promise<void> {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await pressPlaceOrder(page);
  await expectConfirmed(page);
}

test('the picture of an added product flies to the cart button, and is gone when it has arrived @thorough', async ({
  page,
}) => {
  const flights = await countFlights(page);
  await addFirstProduct(page);
  await expect.poll(flights).toBe(1);
  await expect(page.locator('.flying-picture')).toHaveCount(0);
});

test('the leaves of the logo meet once an order is placed @thorough', async ({ page }) => {
  await buyOne(page);
  await expect.poll(() => movementsOfMark(page)).toEqual(Array(3).fill('leaf-meets'));
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flies to the cart button, and the leaves of the logo stand still @thorough', async ({
    page,
  }) => {
    const flights = await countFlights(page);
    const loaded = page.waitForResponse(/fly-to-cart/);
    await addFirstProduct(page);
    await (await loaded).finished();
    expect(await flights()).toBe(0);

    await buyOne(page);
    expect(await movementsOfMark(page)).toEqual(['none', 'none', 'none']);
  });
});
