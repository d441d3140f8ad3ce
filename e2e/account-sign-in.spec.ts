import { expect } from '@playwright/test';
import {
  accountOf,
  anEmail,
  aPhone,
  customerPassword,
  fillInSignIn,
  signUp,
  submitOf,
} from './customers.ts';
import { test, thoroughIf } from './fixtures.ts';

const copy = {
  '': {
    wrong: 'The details you entered are not correct.',
    missing: 'Please enter your email address or phone number.',
    wait: /Too many attempts\. Please try again in \d+ minutes\./,
  },
  '/si': {
    wrong: 'ඇතුළත් කළ තොරතුරු නිවැරදි නැහැ.',
    missing: 'කරුණාකර ඔබේ ඊමේල් ලිපිනය හෝ දුරකථන අංකය ඇතුළත් කරන්න.',
    wait: /උත්සාහ ගණන වැඩියි\. කරුණාකර මිනිත්තු \d+කින් නැවත උත්සාහ කරන්න\./,
  },
};

for (const path of ['', '/si'] as const) {
  const texts = copy[path];

  test(`signing in at ${path}/sign-in with e-mail or phone leads to the account${thoroughIf(path === '/si')}`, async ({
    page,
  }) => {
    for (const identifier of [anEmail(), aPhone()]) {
      await signUp(page, { identifier });
      await page.context().clearCookies();
      await page.goto(`${path}/sign-in`);
      await fillInSignIn(page, identifier);
      await submitOf(page).click();
      await expect(page).toHaveURL(`${path}/account`);
      expect(await accountOf(page)).toMatchObject({ name: 'Kamala Silva' });
      await page.context().clearCookies();
    }
  });

  test(`a wrong sign-in at ${path}/sign-in is refused in its language, whether there is such an account or not @axe @thorough`, async ({
    page,
    axe,
  }) => {
    const { identifier } = await signUp(page);
    await page.context().clearCookies();
    for (const name of [identifier, anEmail(), 'nobody at all']) {
      await page.goto(`${path}/sign-in`);
      await fillInSignIn(page, name, 'not-the-password');
      await submitOf(page).click();
      await expect(page.getByRole('alert').filter({ hasText: texts.wrong })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: texts.wrong })).toBeInViewport();
      await expect(page.locator('#identifier')).toHaveValue(name);
      await expect(page.locator('#password')).toHaveValue('');
    }
    await axe(page);
  });

  test(`a field that is left empty at ${path}/sign-in says so @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await page.goto(`${path}/sign-in`);
    await axe(page);
    await submitOf(page).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.missing })).toBeFocused();
    await expect(page.locator('#identifier-error')).toContainText(texts.missing);
    await expect(page.locator('#password-error')).toBeVisible();
    await axe(page);
  });

  test(`after ten wrong passwords ${path}/sign-in says how long to wait @thorough`, async ({
    page,
  }) => {
    const identifier = anEmail();
    await page.goto(`${path}/sign-in`);
    for (let guess = 0; guess < 10; guess += 1) {
      await page.request.post('/sign-in', {
        form: { identifier, password: `guess-${guess}` },
        headers: { Origin: new URL(page.url()).origin, 'X-Forwarded-For': `10.1.1.${guess + 1}` },
      });
    }
    await fillInSignIn(page, identifier);
    await submitOf(page).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.wait })).toBeVisible();
  });
}

test('a signed-in customer is led on from the sign-in and the sign-up, and never to another site @thorough', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/sign-in?next=%2Fcart');
  await expect(page).toHaveURL('/cart');
  await page.goto('/si/sign-up?next=https%3A%2F%2Fevil.example');
  await expect(page).toHaveURL('/si/account');
});

test('sign-in and sign-up link to each other and keep the page to go on to @thorough', async ({
  page,
}) => {
  await page.goto('/sign-in?next=%2Fcart');
  await page.getByRole('link', { name: /^Create account/ }).click();
  await expect(page).toHaveURL('/sign-up?next=%2Fcart');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign In/ })
    .click();
  await expect(page).toHaveURL('/sign-in?next=%2Fcart');
});

test('signing in works by keyboard alone, and a password can be looked at @thorough', async ({
  page,
}) => {
  const { identifier } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.locator('#identifier').focus();
  await page.keyboard.type(identifier);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customerPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await page.locator('#password').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  expect(await accountOf(page)).not.toBeNull();
});

test('a customer who switches the language at the sign-in goes on in that language @thorough', async ({
  page,
}) => {
  const { identifier } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/sign-in?next=%2Fcheckout');
  await page.getByRole('link', { name: 'සිංහල' }).click();
  await expect(page).toHaveURL(/\/si\/sign-in\?/);
  await fillInSignIn(page, identifier);
  await submitOf(page).click();
  await expect(page).toHaveURL('/si/checkout');
});

test('a customer whose password was wrong and who then switches the language still goes on to the checkout @thorough', async ({
  page,
}) => {
  const { identifier } = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/sign-in?next=%2Fcheckout');
  await fillInSignIn(page, identifier, 'not-the-password');
  await submitOf(page).click();
  await expect(page.getByRole('alert').filter({ hasText: copy[''].wrong })).toBeVisible();
  await page.getByRole('link', { name: 'සිංහල' }).click();
  await expect(page).toHaveURL(/\/si\/sign-in\?/);
  await fillInSignIn(page, identifier);
  await submitOf(page).click();
  await expect(page).toHaveURL('/si/checkout');
});
