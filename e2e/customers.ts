import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { originOf } from './post-form.ts';

export const customerPassword = 'sesame-and-turmeric';

export function anEmail(): string {
  return `kamala-${randomInt(1e9)}@example.lk`;
}

/** Returns a phone number that no other journey uses, as people write it: 077 and seven digits. */
export function aPhone(): string {
  return `077 ${randomInt(200, 1000)} ${randomInt(1000, 10_000)}`;
}

type NewCustomer = { name?: string; identifier?: string; path?: '' | '/si' };

/** Creates an account and signs the browser in to it, without opening a page. */
export async function signUp(
  page: Page,
  { name = 'Kamala Silva', identifier = anEmail(), path = '' }: NewCustomer = {},
): Promise<{ name: string; identifier: string }> {
  const response = await page.request.post(`${path}/sign-up`, {
    form: { name, identifier, password: customerPassword },
    headers: { Origin: originOf(page), 'X-Forwarded-For': anAddress() },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBe(303);
  return { name, identifier };
}

/** Signs the browser in, without opening a page. */
export async function signIn(page: Page, identifier: string): Promise<void> {
  const response = await page.request.post('/sign-in', {
    form: { identifier, password: customerPassword },
    headers: { Origin: originOf(page), 'X-Forwarded-For': anAddress() },
    maxRedirects: 0,
  });
  expect(response.status(), await response.text()).toBe(303);
}

/** Signs the browser out, without opening a page. */
export async function signOut(page: Page): Promise<void> {
  await page.request.post('/sign-out', { headers: { Origin: originOf(page) } });
}

/** Fills in the sign-in form of the current page. */
export async function fillInSignIn(page: Page, identifier: string, password = customerPassword) {
  await page.locator('#identifier').fill(identifier);
  await page.locator('#password').fill(password);
}

/** Returns the submit button of the form, in either language. */
export function submitOf(page: Page) {
  return page.getByRole('main').locator('form button[type="submit"]');
}

/** Returns the account that the browser is signed in to. */
export async function accountOf(page: Page) {
  const { account } = await (await page.request.get('/account/me')).json();
  return account;
}

/** Returns a new IP address, because the shop limits sign-ups and sign-ins by address. */
function anAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
