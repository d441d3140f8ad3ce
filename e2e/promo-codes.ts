import { type Browser, expect, type Page } from '@playwright/test';

export const copy = {
  en: {
    path: '',
    have: /^Have a promo code\?/,
    field: /^Promo code/,
    apply: /^Apply/,
    unknown: 'We do not know the promo code NOSUCH.',
    off: 'is no longer valid.',
  },
  si: {
    path: '/si',
    have: /^වට්ටම් කේතයක් තිබේද\?/,
    field: /^වට්ටම් කේතය/,
    apply: /^යොදන්න/,
    unknown: 'NOSUCH වට්ටම් කේතය හඳුනා ගත නොහැකියි.',
    off: 'වට්ටම් කේතය තවදුරටත් වලංගු නැහැ.',
  },
};

/** Adds a code for ten percent. Each journey switches its code off again, because all share one shop. */
async function addCode(page: Page, code: string): Promise<void> {
  await page.goto('/admin/promo-codes/new');
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel(/^Percent or rupees/).fill('10');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Active');
}

export async function switchOff(page: Page, code: string): Promise<void> {
  await page.goto('/admin/promo-codes');
  await page.getByRole('link', { name: `Edit ${code}` }).click();
  await page.getByLabel(/^Shoppers can use it/).uncheck();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Off');
}

/** Adds a code in a browser of the owner. */
export async function addCodeAsOwner(
  browser: Browser,
  baseURL: string | undefined,
  ownerSignIn: (page: Page) => Promise<void>,
) {
  const code = `WALK-${Date.now().toString(36).toUpperCase()}`;
  const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await ownerSignIn(owner);
  await addCode(owner, code);
  return { owner, code };
}
