import { type Browser, expect, type Page } from '@playwright/test';
import { aPhone, signUp } from './customers.ts';

export const secondPassword = 'cardamom-and-clove';

/** The button that sends the form with this field, whatever it says. */
export function send(page: Page, field: string) {
  return page.locator(`form:has(input[name="${field}"]) button[type="submit"]`).first().click();
}

export async function askForLink(page: Page, path: '' | '/si', identifier: string) {
  await page.goto(`${path}/forgot-password`);
  await page.locator('input[name="identifier"]').fill(identifier);
  await send(page, 'identifier');
}

/** Answers the address that the owner would send, without its host. */
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
  await send(page, 'password');
}

type OwnerSignIn = (page: Page) => Promise<unknown>;

/** A phone that an account has verified: by a link for a new password, which the owner has sent to it. */
export async function aVerifiedPhone(
  page: Page,
  ownerSignIn: OwnerSignIn,
  browser: Browser,
): Promise<string> {
  const identifier = aPhone();
  await signUp(page, { identifier });
  await askForLink(page, '', identifier);
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
