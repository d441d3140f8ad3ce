import { expect } from '@playwright/test';
import { brokenConnectionErrors, pressOnBrokenConnections } from './broken-connection.ts';
import { busyErrors, refuseAsBusy } from './busy-response.ts';
import { accountOf, fillInSignIn, signUp, submitOf } from './customers.ts';
import { test, thoroughIf } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  orderNumberOn,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

const failed = {
  en: /Failed to place order\. Please try again\./,
  si: /ඇණවුම් කිරීමට නොහැකි වුණා\. කරුණාකර නැවත උත්සාහ කරන්න\./,
};

test.beforeEach(({ browserErrors }) => browserErrors.expect(brokenConnectionErrors));

for (const language of ['en', 'si'] as const) {
  test(`an order whose connection breaks stays filled in, says so, and is placed once (${language}) @axe${thoroughIf(language === 'si')}`, async ({
    page,
    axe,
  }) => {
    await putInCart(page);
    await page.goto(checkoutCopy[language].checkout);
    await fillInCheckout(page, language);
    await pressOnBrokenConnections(page, {
      press: () => pressPlaceOrder(page, language),
      expectKept: async () => {
        await expect(page.getByRole('alert').getByText(failed[language])).toBeVisible();
        await expect(page.getByLabel(checkoutCopy[language].name)).toHaveValue(
          'Dilani Jayawardena',
        );
        await expect(
          page.getByRole('main').getByText('₨').filter({ visible: true }).first(),
        ).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      },
    });
    await axe(page);
    await pressPlaceOrder(page, language);
    const number = await expectConfirmed(page, language);
    await page.reload();
    expect(await orderNumberOn(page)).toBe(number);
  });
}

const overloaded = {
  en: 'Many people are in the shop just now. This page is as you left it',
  si: 'මේ මොහොතේ වෙළඳසැලේ බොහෝ දෙනෙක් සිටිනවා',
};

for (const language of ['en', 'si'] as const) {
  test(`an order that an overloaded shop refuses says so, stays filled in, and is placed by the next press (${language}) @axe @thorough`, async ({
    page,
    axe,
    browserErrors,
  }) => {
    browserErrors.expect(busyErrors);
    await putInCart(page);
    await page.goto(checkoutCopy[language].checkout);
    await fillInCheckout(page, language);
    await page.route('**/checkout.data*', refuseAsBusy);
    await pressPlaceOrder(page, language);
    await expect(page.getByRole('alert').getByText(overloaded[language])).toBeVisible();
    await expect(page.getByLabel(checkoutCopy[language].name)).toHaveValue('Dilani Jayawardena');
    await axe(page);
    await page.unroute('**/checkout.data*', refuseAsBusy);
    await pressPlaceOrder(page, language);
    await expectConfirmed(page, language);
  });
}

test('an order shows its confirmation although the files of that page are gone @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  await putInCart(page);
  await page.goto('/checkout');
  await page.route(/\/assets\/order-success\.route-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await fillInCheckout(page);
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/order-success\//);
  const number = await expectConfirmed(page);
  await page.unrouteAll();
  await page.reload();
  expect(await expectConfirmed(page)).toBe(number);
});

test('a customer whose connection breaks while signing in is told so, and is signed in afterwards @thorough', async ({
  page,
}) => {
  const { identifier } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await fillInSignIn(page, identifier);
  await pressOnBrokenConnections(page, {
    press: () => submitOf(page).click(),
    expectKept: async () => {
      await expect(page.getByText('Login failed. Please try again.').last()).toBeVisible();
      await expect(page.locator('#identifier')).toHaveValue(identifier);
      await expect(page.locator('#password')).not.toHaveValue('');
    },
  });
  await submitOf(page).click();
  await expect(page).toHaveURL('/account');
  expect(await accountOf(page)).toMatchObject({ name: 'Kamala Silva' });
});
