import { expect, type Page } from '@playwright/test';
import { codeNow } from '#test/authenticator-code.ts';
import { test } from './fixtures.ts';
import {
  changeTwoFactor,
  enrol,
  password,
  resetTwoFactor,
  switchOff,
  username,
} from './two-factor.ts';

/** Drops the session cookie, as if it had expired, and gives the password again. */
async function signInWithPasswordOnly(page: Page) {
  await page.context().clearCookies({ name: 'sandhi.session_token' });
  const response = await page.goto('/admin/orders');
  expect(response?.status()).toBe(401);
  await page.getByLabel('Username').fill(username());
  await page.getByLabel('Password', { exact: false }).first().fill(password());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code from your app')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders$/);
}

async function switchOnAndSignIn(page: Page, check: (page: Page) => Promise<void>) {
  await check(page);
  const { secret, codes } = await enrol(page);
  await check(page);

  await signInWithPasswordOnly(page);
  await check(page);
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
  await check(page);
  await page.getByLabel('Code from your app').fill(codeNow(secret, new Date(), 1));
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();

  await signInWithPasswordOnly(page);
  const [first = '', second = ''] = codes;
  await typeRecoveryCode(page, first);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await signInWithPasswordOnly(page);
  await typeRecoveryCode(page, first);
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
  await typeRecoveryCode(page, second);
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  return codes;
}

async function typeRecoveryCode(page: Page, code: string) {
  const field = page.getByLabel('Recovery code', { exact: false });
  if (!(await field.isVisible())) await page.getByText('Use a recovery code instead').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue' }).last().click();
}

test.afterEach(async ({ browser, baseURL }, { status, expectedStatus }) => {
  if (status !== expectedStatus) await resetTwoFactor(browser, baseURL ?? '');
});

test('two-factor is switched on with an app, asked for at sign-in, given new codes and switched off @axe @thorough', async ({
  page,
  ownerSignIn,
  axe,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/security');
  const codes = await switchOnAndSignIn(page, axe);

  await changeTwoFactor(page, 'New recovery codes', codes[2] ?? '');
  await expect(page.getByRole('heading', { name: 'Your new recovery codes' })).toBeVisible();
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('sandhi-recovery-codes.txt');
  const fresh = await page
    .getByRole('listitem')
    .filter({ has: page.locator('code') })
    .allTextContents();
  expect(fresh).toHaveLength(10);

  await changeTwoFactor(page, 'Another phone or app', fresh[0] ?? '');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Not now' }).click();
  await switchOff(page, fresh[1] ?? '');
});

test('where the browser has no clipboard, copying the recovery codes says so @desk @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await ownerSignIn(page);
  const { codes } = await enrol(page);
  await changeTwoFactor(page, 'New recovery codes', codes[0] ?? '');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Could not copy')).toBeVisible();
  const [fresh = ''] = await page.getByRole('listitem').locator('code').allTextContents();
  await switchOff(page, fresh);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two-factor is switched on, asked for at sign-in and switched off @thorough', async ({
    page,
    ownerSignIn,
  }) => {
    await ownerSignIn(page);
    const codes = await switchOnAndSignIn(page, async () => {});
    await switchOff(page, codes[2] ?? '');
  });
});
