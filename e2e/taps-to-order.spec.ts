import { expect, type Page } from '@playwright/test';
import { countTaps, type Tap } from './count-taps.ts';
import { aPhone, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import { checkoutCopy, expectCheckout, expectConfirmed } from './shopping.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function toTheCheckout(page: Page, tap: Tap) {
  await page.goto('/');
  await tap(
    page
      .locator('#products')
      .getByRole('button', { name: /^Add to Cart/ })
      .first(),
  );
  await tap(page.getByRole('link', { name: /^Cart, 1 item/ }));
  await tap(page.getByRole('dialog').getByRole('link', { name: /^Proceed to Checkout/ }));
  await expectCheckout(page);
}

async function fillInByTaps(page: Page, tap: Tap) {
  const write = async (label: RegExp, text: string) => {
    await tap(page.getByLabel(label));
    // Fills in at once: the browser drops single keys while it scrolls a field out from under the fixed order button.
    await page.getByLabel(label).fill(text);
  };
  await write(checkoutCopy.en.name, 'Dilani Jayawardena');
  await write(checkoutCopy.en.phone, aPhone());
  await write(checkoutCopy.en.address, '24/1, Temple Road');
  await write(checkoutCopy.en.city, 'Welig');
  await tap(page.getByRole('listbox').getByRole('option').first());
}

test('from the landing page to an order it takes at most 12 taps @thorough', async ({ page }) => {
  const { tap, taps } = countTaps();
  await toTheCheckout(page, tap);
  await fillInByTaps(page, tap);
  await tap(page.getByRole('button', { name: checkoutCopy.en.place }));
  await expectConfirmed(page);
  expect(taps()).toBeLessThanOrEqual(12);
});

test('with a known address it takes at most 6 taps @thorough', async ({ page }) => {
  await signUp(page);
  const first = countTaps();
  await toTheCheckout(page, first.tap);
  await fillInByTaps(page, first.tap);
  await page.getByLabel(/^Save this address/).check();
  await first.tap(page.getByRole('button', { name: checkoutCopy.en.place }));
  await expectConfirmed(page);

  const { tap, taps } = countTaps();
  await toTheCheckout(page, tap);
  await tap(page.getByRole('button', { name: checkoutCopy.en.place }));
  await expectConfirmed(page);
  expect(taps()).toBeLessThanOrEqual(6);
});
