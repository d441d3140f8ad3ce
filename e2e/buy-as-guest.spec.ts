import { expect, type Locator } from '@playwright/test';
import { test, thoroughIf } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

for (const language of ['en', 'si'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a guest buys on the ${language} page, script: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test(`cash on delivery${thoroughIf((language === 'en') !== javaScriptEnabled)}`, async ({
        page,
      }) => {
        await putInCart(page, 2);
        await page.goto(checkoutCopy[language].checkout);
        await fillInCheckout(page, language);
        await pressPlaceOrder(page, language);

        await expectConfirmed(page, language);
        await expect(page).toHaveURL(
          language === 'si'
            ? /\/si\/order-success\/[0-9a-f-]{36}$/
            : /\d\/order-success\/[0-9a-f-]{36}$/,
        );
        await expect(page.getByText('24/1, Temple Road, Matara')).toBeVisible();
        for (const step of checkoutCopy[language].steps) {
          await expect(page.getByRole('listitem').filter({ hasText: step }).first()).toBeVisible();
        }
        await page.goto(checkoutCopy[language].checkout);
        await expect(
          page.getByRole('heading', { name: checkoutCopy[language].empty }),
        ).toBeVisible();
      });

      test('bank transfer, with the account and the number to quote @thorough', async ({
        page,
      }) => {
        await putInCart(page);
        await page.goto(checkoutCopy[language].checkout);
        await fillInCheckout(page, language);
        await page.getByRole('radio', { name: checkoutCopy[language].bank }).check();
        await pressPlaceOrder(page, language);

        const number = await expectConfirmed(page, language);
        await expect(page.getByText('0000 0000 0000')).toBeVisible();
        await expect(page.getByText(number)).not.toHaveCount(1);
      });
    });
  }
}

test('a guest buys by keyboard alone, and hears that it worked', async ({ page }) => {
  await putInCart(page);
  await page.goto('/checkout');
  await page.getByLabel(checkoutCopy.en.name).focus();
  const keys = page.keyboard;
  const tabTo = async (field: Locator) => {
    await keys.press('Tab');
    await expect(field).toBeFocused();
  };
  await keys.type('Dilani Jayawardena');
  await tabTo(page.getByLabel(checkoutCopy.en.phone));
  await keys.type('071 234 5678');
  await tabTo(page.getByLabel(/^Email/));
  await tabTo(page.getByLabel(checkoutCopy.en.address));
  await keys.type('24/1, Temple Road');
  await tabTo(page.getByLabel(checkoutCopy.en.city));
  await keys.type('Matara');
  await tabTo(page.getByLabel(/^District/));
  await tabTo(page.getByLabel(checkoutCopy.en.province));
  await keys.type('South');
  await tabTo(page.getByRole('radio', { checked: true }));
  await keys.press('ArrowDown');
  await tabTo(page.getByLabel(/^Special Instructions/));
  await keys.type('Please call.');
  await keys.press('Tab');
  await expect(page.getByRole('button', { name: checkoutCopy.en.place })).toBeFocused();
  await keys.press('Enter');

  await expectConfirmed(page);
  await expect(page.getByRole('status').getByText('Order placed successfully!')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('Southern Province')).toBeVisible();
  await expect(page.getByRole('main').getByText('Bank Transfer')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Enter in a field, script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('places the order, though the bar above has a button of the form too @thorough', async ({
      page,
    }) => {
      await putInCart(page);
      await page.goto('/checkout');
      await fillInCheckout(page);
      await page.getByLabel(checkoutCopy.en.city).press('Enter');
      await expectConfirmed(page);
    });
  });
}

test('the confirmation has a WhatsApp link with the order number, and is neither cached nor indexed @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await pressPlaceOrder(page);
  const number = await expectConfirmed(page);

  const link = page.getByRole('main').getByRole('link', { name: /^Contact us on WhatsApp/ });
  const whatsAppUrl = new URL((await link.getAttribute('href')) ?? '');
  expect(`${whatsAppUrl.origin}${whatsAppUrl.pathname}`).toMatch(/^https:\/\/wa\.me\/94\d{9}$/);
  expect(whatsAppUrl.searchParams.get('text')).toContain(number);
  await expect(page.getByRole('link', { name: /^Call Us/ })).toHaveAttribute('href', /^tel:\+94/);
  const headers = (await page.request.get(page.url())).headers();
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
});
