import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

test('a town is suggested in either alphabet, and sets district and province @axe @thorough', async ({
  page,
  axe,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  const city = page.getByLabel(checkoutCopy.en.city);
  const towns = page.getByRole('listbox', { name: 'Suggested towns' });
  await city.pressSequentially('Welig');
  await expect(towns.getByRole('option').first()).toContainText('Weligama');
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await expect(towns.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(towns).toBeHidden();
  await expect(city).toHaveValue('Welig');

  await city.pressSequentially('a');
  await expect(towns).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Weligama');
  await expect(page.getByLabel(/^District/)).toHaveValue('Matara');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');

  await city.fill('');
  await city.pressSequentially('යාපන');
  await towns.getByRole('option').first().click();
  await expect(city).toHaveValue('යාපනය');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Northern');
});

test('a town that begins like another one gets its own district, and so does a town that is typed instead @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  const city = page.getByLabel(checkoutCopy.en.city);
  const district = page.getByLabel(/^District/);
  await city.pressSequentially('Kolonna');
  await expect(district).toHaveValue('Ratnapura');
  await city.pressSequentially('wa');
  await expect(district).toHaveValue('Colombo');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Western');

  await city.press('ControlOrMeta+a');
  await city.pressSequentially('Weligama');
  await expect(district).toHaveValue('Matara');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
});

test('a town that is corrected after a reload gets its own district @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  const city = page.getByLabel(checkoutCopy.en.city);
  const district = page.getByLabel(/^District/);
  await city.pressSequentially('Kolonna');
  await expect(district).toHaveValue('Ratnapura');
  await page.reload();
  await expect(district).toHaveValue('Ratnapura');

  await city.press('ControlOrMeta+a');
  await city.pressSequentially('Weligama');
  await expect(district).toHaveValue('Matara');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
});

test('suggestions that did not arrive are requested again when the town takes the focus @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await putInCart(page);
  await page.goto('/checkout');
  await page.route('**/towns?*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('q=Weligam'),
  );
  const city = page.getByLabel(checkoutCopy.en.city);
  await city.pressSequentially('Weligam');
  await failed;
  await page.unroute('**/towns?*');
  await page.getByLabel(checkoutCopy.en.name).focus();
  await city.focus();
  await expect(page.getByRole('listbox', { name: 'Suggested towns' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a town that the shop does not know, script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test(`needs no district, but a chosen district has to be in the province @thorough`, async ({
      page,
    }) => {
      await putInCart(page);
      await page.goto('/checkout');
      await fillInCheckout(page);
      await page.getByLabel(checkoutCopy.en.city).fill('Our village');
      const refusal = page.getByRole('main').getByRole('alert');
      await page.getByLabel(/^District/).selectOption('Kandy');
      await page.getByLabel(checkoutCopy.en.province).selectOption('Southern');
      await pressPlaceOrder(page);
      await expect(refusal.getByRole('link')).toHaveText([/not in the province below/]);

      await page.getByLabel(/^District/).selectOption('');
      await pressPlaceOrder(page);
      await expectConfirmed(page);
    });
  });
}

test('another district sets its province, and a reload keeps both @thorough', async ({ page }) => {
  await putInCart(page);
  await page.goto('/checkout');
  await page.getByLabel(/^District/).selectOption('Colombo');
  await page.getByLabel(checkoutCopy.en.name).fill('Dilani Jayawardena');
  await page.getByLabel(/^District/).selectOption('Galle');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
  await page.reload();
  await expect(page.getByLabel(/^District/)).toHaveValue('Galle');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
});

test('an error goes once its field is changed, also by the choice of a town, and comes back with the next press @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await page.getByLabel(checkoutCopy.en.name).fill('Dilani Jayawardena');
  await pressPlaceOrder(page);
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(4);

  const city = page.getByLabel(checkoutCopy.en.city);
  await city.pressSequentially('Weligama');
  await expect(page.getByLabel(checkoutCopy.en.province)).toHaveValue('Southern');
  await expect(summary.getByRole('link')).toHaveCount(2);
  for (const field of ['city', 'province']) {
    await expect(page.locator(`#${field}`)).not.toHaveAttribute('aria-invalid');
    await expect(page.locator(`#${field}-error`)).toHaveCount(0);
  }
  await expect(city).toBeFocused();

  await page.getByLabel(checkoutCopy.en.phone).fill('077');
  await page.getByLabel(checkoutCopy.en.address).fill('24/1, Temple Road');
  await expect(summary).toHaveCount(0);
  await pressPlaceOrder(page);
  await expect(summary.getByRole('link')).toHaveText([/valid phone number/]);
  await expect(summary).toBeFocused();
});
