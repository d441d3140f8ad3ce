import { type Browser, expect, type Page } from '@playwright/test';
import { aPhone, signUp } from './customers.ts';

export const secondPassword = 'cardamom-and-clove';

/** Submits the form that has this field. */
export function submitForm(page: Page, field: string) {
  return page.locator(`form:has(input[name="${field}"]) button[type="submit"]`).first().click();
}

export async function requestReset(page: Page, path: '' | '/si', identifier: string) {
  await page.goto(`${path}/forgot-password`);
  await page.locator('input[name="identifier"]').fill(identifier);
  await submitForm(page, 'identifier');
}

/** Returns the path of the reset link that the owner would send. */
export async function makeLink(page: Page, phone: string): Promise<string> {
  await page.goto('/admin/reset-requests');
  const row = page.getByRole('row').filter({ hasText: phone });
  await row.locator('button[value="send"]').click();
  const whatsApp = page.locator('a[href^="https://wa.me/"]');
  await expect(whatsApp).toBeVisible();
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const link = /https?:\/\/\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '';
  return new URL(link).pathname;
}

export async function choosePassword(page: Page, password: string) {
  await page.locator('input[name="password"]').fill(password);
  await submitForm(page, 'password');
}

type OwnerSignIn = (page: Page) => Promise<unknown>;

/** Makes an account whose phone number is verified by a reset link of the owner. Returns that number. */
export async function aVerifiedPhone(
  page: Page,
  ownerSignIn: OwnerSignIn,
  browser: Browser,
): Promise<string> {
  const identifier = aPhone();
  await signUp(page, { identifier });
  await requestReset(page, '', identifier);
  const owner = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const panel = await owner.newPage();
  await ownerSignIn(panel);
  const link = await makeLink(panel, identifier);
  await owner.close();
  await page.goto(link);
  await choosePassword(page, secondPassword);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.context().clearCookies();
  return identifier;
}
