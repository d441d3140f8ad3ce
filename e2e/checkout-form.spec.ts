import { expect } from '@playwright/test';
import { test, thoroughIf } from './fixtures.ts';
import {
  changeToStock,
  checkoutCopy,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

test('an empty cart leads back to the shop @thorough', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: checkoutCopy.en.empty })).toBeVisible();
  await page.getByRole('link', { name: /^Continue Shopping/ }).click();
  await expect(page).toHaveURL(/\d\/$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a form with mistakes, script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test(`comes back with what was typed, and says what to correct${thoroughIf(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      await putInCart(page);
      await page.goto('/checkout');
      // Typing a town and deleting it again would also deselect the province that it had selected.
      await fillInCheckout(page, 'en', '');
      await page.getByLabel(checkoutCopy.en.phone).fill('077 123');
      await pressPlaceOrder(page);

      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary.getByRole('link')).toHaveText([
        'Please enter a valid phone number, for example 077 123 4567.',
        'Please enter your city.',
      ]);
      if (javaScriptEnabled) await expect(summary).toBeFocused();
      await expect(page.getByLabel(checkoutCopy.en.name)).toHaveValue('Dilani Jayawardena');
      await expect(page.getByLabel(checkoutCopy.en.phone)).toHaveValue('077 123');
      await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
      await expect(page.getByLabel(checkoutCopy.en.phone)).toHaveAccessibleDescription(
        /valid phone number.+දුරකථන අංකයක්/s,
      );
      await summary.getByRole('link', { name: /city/ }).click();
      await expect(page.getByLabel(checkoutCopy.en.city)).toBeFocused();
    });

    test('keeps everything typed when the language is switched @thorough', async ({ page }) => {
      await putInCart(page);
      await page.goto('/checkout');
      await fillInCheckout(page);
      await page.getByLabel(checkoutCopy.en.phone).fill('077');
      await page.getByRole('radio', { name: checkoutCopy.en.bank }).check();
      await page.getByRole('button', { name: 'සිංහල' }).click();

      await expect(page).toHaveURL(/\/si\/checkout$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'si');
      await expect(page.getByLabel(checkoutCopy.si.name)).toHaveValue('Dilani Jayawardena');
      await expect(page.getByLabel(checkoutCopy.si.phone)).toHaveValue('077');
      await expect(page.getByLabel(checkoutCopy.si.province)).toHaveValue('Southern');
      await expect(page.getByRole('radio', { name: checkoutCopy.si.bank })).toBeChecked();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test('an order for more than is in stock is refused, and says what is left @thorough', async ({
      page,
    }) => {
      await putInCart(page, 999);
      await page.goto('/checkout');
      await fillInCheckout(page);
      await pressPlaceOrder(page);

      const refusal = page.getByRole('main').getByRole('alert');
      await expect(refusal).toContainText(/Only \d+ of .+ left\. Please change the quantity\./);
      await expect(page.getByLabel(checkoutCopy.en.name)).toHaveValue('Dilani Jayawardena');
      await changeToStock(page, refusal);
    });
  });
}

test('a reload keeps what was typed, and placing the order deletes it @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await page.getByRole('radio', { name: checkoutCopy.en.bank }).check();
  await page.reload();

  await expect(page.getByLabel(checkoutCopy.en.name)).toHaveValue('Dilani Jayawardena');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
  await expect(page.getByRole('radio', { name: checkoutCopy.en.bank })).toBeChecked();

  await pressPlaceOrder(page);
  await expect(page.getByRole('heading', { name: checkoutCopy.en.confirmed })).toBeVisible();
  const draft = () => page.evaluate(() => sessionStorage.getItem('sandhi-checkout'));
  await expect.poll(draft).toBeNull();
});

test('changing the cart in its drawer updates the summary beside the form, and keeps what was typed @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Increase/ })
    .click();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('complementary').getByText('2 ×')).toBeVisible();
  await expect(page.getByLabel(checkoutCopy.en.name)).toHaveValue('Dilani Jayawardena');
});

for (const language of ['en', 'si'] as const) {
  test(`every state of the checkout is accessible (${language}) @axe${thoroughIf(language === 'si')}`, async ({
    page,
    axe,
  }) => {
    const root = language === 'si' ? '/si' : '';
    await page.goto(checkoutCopy[language].checkout);
    await axe(page);
    await putInCart(page);
    await page.goto(checkoutCopy[language].checkout);
    await axe(page);
    await pressPlaceOrder(page, language);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await axe(page);
    await fillInCheckout(page, language);
    await page.getByRole('radio', { name: checkoutCopy[language].bank }).check();
    await pressPlaceOrder(page, language);
    await expect(
      page.getByRole('heading', { name: checkoutCopy[language].confirmed }),
    ).toBeVisible();
    await axe(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.goto(`${root}/order-success/nothing`);
    await axe(page);
  });
}

test('on a phone the total comes first, the button stays at the bottom of the screen, and the search is hidden @phone @thorough', async ({
  page,
}) => {
  await putInCart(page, 2);
  await page.goto('/checkout');
  const summary = page.getByRole('main').getByText(/^2 items · ₨/);
  await summary.click();
  await expect(page.getByRole('link', { name: /^Change quantities/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Search/ })).toBeHidden();

  const button = page.getByRole('button', { name: /^Place Order · ₨/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  const buttonTop = (await button.boundingBox())?.y ?? 0;
  const labels = [checkoutCopy.en.name, checkoutCopy.en.city, /^Special Instructions/];
  const fields = labels.map((label) => page.getByLabel(label));
  for (const field of [...fields, page.getByRole('link', { name: 'Refund Policy' }).last()]) {
    await field.focus();
    const bottomOfField = async () => {
      const { y, height } = (await field.boundingBox()) ?? { y: buttonTop, height: 0 };
      return y + height;
    };
    await expect.poll(bottomOfField).toBeLessThan(buttonTop);
  }
});
