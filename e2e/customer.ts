import { expect, type Page } from '@playwright/test';
import { postForm } from './post-form.ts';

export const customerPassword = 'sesame-and-turmeric';

/** An e-mail that no other journey has. */
export function anEmail(): string {
  return `dilani-${Date.now()}-${Math.floor(Math.random() * 1_000_000)}@example.lk`;
}

/** Makes an account, as its plain form does. The browser is signed in from then on. One shop makes twenty in an hour. */
export async function signUp(page: Page, identifier = anEmail()): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/sign-up');
  const form = { name: 'Dilani Jayawardena', identifier, password: customerPassword };
  await expect(await postForm(page, '/sign-up', form)).toBeOK();
  return identifier;
}

export async function signIn(page: Page, identifier: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/sign-in');
  const form = { identifier, password: customerPassword };
  await expect(await postForm(page, '/sign-in', form)).toBeOK();
}

/** On the sign-in that a link has led to: asks for an account instead, and makes one. */
export async function makeAccountHere(page: Page): Promise<void> {
  await page.locator('main a[href*="/sign-up"]').click();
  await page.locator('input[name="name"]').fill('Dilani Jayawardena');
  await page.locator('input[name="identifier"]').fill(anEmail());
  await page.locator('input[name="password"]').fill(customerPassword);
  // Whoever fills in a form faster than this is taken for a machine.
  await page.waitForTimeout(2_100);
  await page.locator('input[name="password"]').press('Enter');
}
