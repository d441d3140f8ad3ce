import { expect } from '@playwright/test';
import { aPhone, fillInSignIn, signUp, submitOf } from './customers.ts';
import { test } from './fixtures.ts';
import { choosePassword, makeLink, requestReset, secondPassword } from './password-reset.ts';

const copy = {
  '': {
    sent: 'If an account exists, we have sent a link to reset the password.',
    code: 'If your number is not confirmed, no code comes.',
    neither: 'Please enter a valid email address or a Sri Lankan phone number',
    unusableLink: 'This link no longer works',
    askNew: /^Ask for a new link/,
    saved: 'Your password was changed',
    weak: 'This password is easy to guess. Please choose another one.',
    message: 'Hello Kamala Silva',
  },
  '/si': {
    sent: 'එවැනි ගිණුමක් තිබේ නම්, මුරපදය යළි සකසන සබැඳියක් එවා තිබෙනවා.',
    code: 'ඔබේ අංකය තහවුරු කර නැත්නම් කේතයක් ලැබෙන්නේ නැහැ.',
    neither: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් හෝ ශ්‍රී ලංකාවේ දුරකථන අංකයක්',
    unusableLink: 'මෙම සබැඳිය තවදුරටත් ක්‍රියා කරන්නේ නැහැ',
    askNew: 'අලුත් සබැඳියක් ලබා ගන්න',
    saved: 'ඔබේ මුරපදය වෙනස් කළා',
    weak: 'මෙම මුරපදය පහසුවෙන් අනුමාන කළ හැකියි. කරුණාකර වෙනත් එකක් තෝරන්න.',
    message: 'ආයුබෝවන් Kamala Silva',
  },
};

const whatsAppLink = /wa\.me/;

for (const path of ['', '/si'] as const) {
  const texts = copy[path];

  test(`a reset is asked for by keyboard at "${path}/forgot-password", whose response does not say whether there is an account @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${path}/forgot-password`);
    await axe(page);
    const field = page.locator('input[name="identifier"]');
    await field.focus();
    await page.keyboard.type('kamala');
    await page.keyboard.press('Enter');
    await expect(page.locator('#identifier-error')).toContainText(texts.neither);
    await expect(page.locator('main').getByRole('alert')).toBeFocused();
    await expect(field).toHaveValue('kamala');
    await axe(page);

    await field.fill(`nobody-${Date.now()}@example.lk`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    await axe(page);
  });

  test(`a reset link that was never made is refused under "${path}" and leads to a new one @axe @thorough`, async ({
    page,
    axe,
  }) => {
    const response = await page.goto(`${path}/reset-password/${'x'.repeat(43)}`);
    expect(response?.status()).toBe(410);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.unusableLink);
    await axe(page);
    await page.getByRole('link', { name: texts.askNew }).click();
    await expect(page).toHaveURL(`${path}/forgot-password`);
  });

  test(`the owner sends a link to a phone, and it sets a password once, under "${path}" @thorough`, async ({
    page,
    axe,
    ownerSignIn,
    browserErrors,
  }) => {
    browserErrors.expect(whatsAppLink);
    browserErrors.expect(/ERR_NAME_NOT_RESOLVED/);
    const phone = aPhone();
    await signUp(page, { path, identifier: phone });
    await requestReset(page, path, phone);
    await expect(page.getByText(texts.code)).toBeVisible();

    await ownerSignIn(page);
    const link = await makeLink(page, phone);
    await expect(page.locator('blockquote')).toContainText(texts.message);
    await axe(page);
    expect(link).toMatch(new RegExp(`^${path}/reset-password/`));

    await page.goto(link);
    await axe(page);
    await choosePassword(page, 'password1');
    await expect(page.locator('#password-error')).toContainText(texts.weak);
    await choosePassword(page, secondPassword);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.saved);
    await axe(page);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.unusableLink);

    await page.context().clearCookies();
    await page.goto(`${path}/sign-in`);
    await fillInSignIn(page, phone);
    await submitOf(page).click();
    await expect(page.locator('main').getByRole('alert')).toBeVisible();
    await fillInSignIn(page, phone, secondPassword);
    await submitOf(page).click();
    await expect(page).not.toHaveURL(/sign-in/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a forgotten password is asked for, sent by the owner and chosen again under "${path}" @thorough`, async ({
      page,
      ownerSignIn,
    }) => {
      const phone = aPhone();
      await signUp(page, { path, identifier: phone });
      await requestReset(page, path, phone);
      await expect(page.getByText(texts.code)).toBeVisible();

      await ownerSignIn(page);
      const link = await makeLink(page, phone);
      await page.goto(link);
      await choosePassword(page, 'password1');
      await expect(page.locator('#password-error')).toContainText(texts.weak);
      await choosePassword(page, secondPassword);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.saved);
    });
  });
}
