import { type Browser, expect, type Page } from '@playwright/test';
import { adminCommand } from '#test/admin-command.ts';
import { codeNow } from '#test/authenticator-code.ts';

export const username = () => process.env['SANDHI_OWNER_NAME'] ?? '';
export const password = () => process.env['SANDHI_OWNER_PASSWORD'] ?? '';

/** The secret of the authenticator app, and the recovery codes. */
type Enrolment = { secret: string; codes: string[] };

/** Switches the second factor on. */
export async function enrol(page: Page): Promise<Enrolment> {
  await page.goto('/admin/security');
  await page.getByLabel('Your password').fill(password());
  await page.getByRole('button', { name: 'Switch on' }).click();
  return confirmSecret(page);
}

/** Confirms the shown secret with a code, and returns it with the recovery codes. */
async function confirmSecret(page: Page): Promise<Enrolment> {
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code from your app').fill(codeNow(secret, new Date()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, codes };
}

/** Submits the form that changes the second factor; `action` is the label of its radio button. */
export async function changeTwoFactor(page: Page, action: string, code: string) {
  await page.goto('/admin/security');
  await page.getByRole('radio', { name: action }).check();
  await page.getByLabel('Your password').fill(password());
  await page.getByLabel('Code from your app, or a recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function switchOff(page: Page, code: string) {
  await changeTwoFactor(page, 'Switch off', code);
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();
}

/** Switches the second factor off, even after a journey that stopped half-way, so that the next finds the panel as it was. */
export async function resetTwoFactor(browser: Browser, baseURL: string) {
  const shop = {
    port: Number(process.env['SANDHI_JOURNEY_PORT']),
    dataDir: process.env['SANDHI_JOURNEY_DATA'] ?? '',
    databaseUrl: process.env['SANDHI_TEST_DATABASE'],
  };
  const { code, output } = await adminCommand(shop, ['reset-2fa', username()], '');
  expect(code, output).toBe(0);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/admin/security');
  await page.getByLabel('Username').fill(username());
  await page.getByLabel('Password', { exact: false }).first().fill(password());
  await page.getByRole('button', { name: 'Login' }).click();
  const switchOnButton = page.getByRole('button', { name: 'Switch on' });
  const setUpButton = page.getByRole('button', { name: 'Set up' });
  await expect(switchOnButton.or(setUpButton)).toBeVisible();
  if (await setUpButton.isVisible()) {
    await setUpButton.click();
    const { codes } = await confirmSecret(page);
    await switchOff(page, codes[0] ?? '');
  }
  await context.close();
}
