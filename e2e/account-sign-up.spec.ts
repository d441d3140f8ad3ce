import { expect, type Page } from '@playwright/test';
import {
  accountOf,
  anEmail,
  aPhone,
  customerPassword,
  fillInSignIn,
  submitOf,
} from './customers.ts';
import { test } from './fixtures.ts';
import { aVerifiedPhone } from './password-reset.ts';

const copy = {
  '': {
    used: 'An account with this email or phone already exists.',
    common: 'This password is easy to guess. Please choose another one.',
    short: 'Please choose a stronger password of at least 8 characters.',
  },
  '/si': {
    used: 'මෙම ඊමේල් ලිපිනයට හෝ දුරකථන අංකයට දැනටමත් ගිණුමක් තිබෙනවා.',
    common: 'මෙම මුරපදය පහසුවෙන් අනුමාන කළ හැකියි. කරුණාකර වෙනත් එකක් තෝරන්න.',
    short: 'කරුණාකර වඩා ශක්තිමත් මුරපදයක් තෝරන්න: අවම වශයෙන් අකුරු හෝ ඉලක්කම් 8ක්.',
  },
};

/** Fills in all fields at once, as a password manager does. */
async function fillInSignUp(page: Page, identifier: string, password = customerPassword) {
  await page.locator('#name').fill('Kamala Silva');
  await page.locator('#identifier').fill(identifier);
  await page.locator('#password').fill(password);
}

for (const path of ['', '/si'] as const) {
  const texts = copy[path];
  const home = path || '/';

  for (const [kind, newIdentifier] of [
    ['e-mail', anEmail],
    ['phone', aPhone],
  ] as const) {
    test(`signing up by ${kind} at ${path}/sign-up signs in and leads back @thorough`, async ({
      page,
    }) => {
      await page.goto(`${path}/sign-up?next=${encodeURIComponent(`${path}/cart`)}`);
      await fillInSignUp(page, newIdentifier());
      await submitOf(page).click();
      await expect(page).toHaveURL(`${path}/cart`);
      expect(await accountOf(page)).toEqual({
        userId: expect.any(String),
        name: 'Kamala Silva',
        isAdmin: false,
      });
    });
  }

  test(`the sign-up of ${home} refuses weak and common passwords and keeps the rest @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await page.goto(`${path}/sign-up`);
    for (const [password, problem] of [
      ['sesame', texts.short],
      ['password123', texts.common],
    ] as const) {
      await page.locator('#name').fill('Kamala Silva');
      await page.locator('#identifier').fill('077 123 4567');
      await page.locator('#password').fill(password);
      await submitOf(page).click();
      await expect(page.locator('#password-error')).toContainText(problem);
      await expect(page.locator('#name')).toHaveValue('Kamala Silva');
      await expect(page.locator('#identifier')).toHaveValue('077 123 4567');
    }
    await axe(page);
  });

  test(`a phone number that an account has verified is refused at ${path}/sign-up @thorough`, async ({
    page,
    browser,
    ownerSignIn,
  }) => {
    const phone = await aVerifiedPhone(page, ownerSignIn, browser);
    await page.goto(`${path}/sign-up`);
    await fillInSignUp(page, phone);
    await submitOf(page).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.used })).toBeVisible();
    expect(await accountOf(page)).toBeNull();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer signs up, out and in again, and after a refusal finds what was typed @thorough', async ({
    page,
  }) => {
    const identifier = aPhone();
    await page.goto('/sign-up?next=%2Fcart');
    await page.locator('#name').fill('Kamala Silva');
    await page.locator('#identifier').fill(identifier);
    await page.locator('#password').fill('sesame');
    await submitOf(page).click();
    await expect(page.locator('#password-error')).toContainText(copy[''].short);
    await expect(page.locator('#name')).toHaveValue('Kamala Silva');
    await page.locator('#password').fill(customerPassword);
    await submitOf(page).click();
    await expect(page).toHaveURL('/cart');

    const headers = { Origin: new URL(page.url()).origin };
    await page.request.post('/sign-out', { headers });
    await page.goto('/sign-in');
    await fillInSignIn(page, identifier, 'not-the-password');
    await submitOf(page).click();
    await expect(page.getByText('The details you entered are not correct.')).toBeVisible();
    await expect(page.locator('#identifier')).toHaveValue(identifier);
    await page.locator('#password').fill(customerPassword);
    await submitOf(page).click();
    await expect(page).toHaveURL('/account');
    expect(await accountOf(page)).toMatchObject({ name: 'Kamala Silva' });
  });
});
