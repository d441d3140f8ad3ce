import { expect, type Page } from '@playwright/test';
import { aPhone, fillInSignIn, signUp, submitOf } from './customers.ts';
import { test } from './fixtures.ts';
import { requestReset, secondPassword } from './password-reset.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

const copy = {
  en: {
    confirmNumber: /^Confirm my phone number/,
    send: /^Send me a code/,
    shown: /Demo: no SMS is sent\. The code is (\d{6})/,
    confirm: /^Confirm(?!.*number)/,
    wrong: 'This code is wrong or no longer works.',
    verified: 'Your phone number is confirmed.',
    reset: 'Enter the code from the SMS',
    saved: 'Your password was changed',
  },
  si: {
    confirmNumber: /මගේ දුරකථන අංකය තහවුරු කරන්න/,
    send: /^කේතයක් එවන්න/,
    shown: /නියැදිය: SMS පණිවිඩයක් එවන්නේ නැහැ\. කේතය (\d{6})/,
    confirm: /^තහවුරු කරන්න/,
    wrong: 'මෙම කේතය වැරදියි',
    verified: 'ඔබේ දුරකථන අංකය තහවුරු කළා.',
    reset: 'SMS පණිවිඩයේ ඇති කේතය ඇතුළත් කරන්න',
    saved: 'ඔබේ මුරපදය වෙනස් කළා',
  },
};

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  const prefix = language === 'si' ? '/si' : '';

  test(`${language}: a code verifies the phone, its guest order is added to the account, and a code replaces a forgotten password @axe @thorough`, async ({
    page,
    browser,
    axe,
    ownerSignIn,
  }) => {
    const phone = aPhone();
    const number = await orderAsGuest(page, phone, language);
    await signUp(page, { identifier: phone });
    await page.goto(`${prefix}/account`);
    await expect(page.getByText(number)).toHaveCount(0);

    await page.getByRole('link', { name: texts.confirmNumber }).click();
    await page.getByRole('button', { name: texts.send }).click();
    const code = await shownCode(page, texts.shown);
    await axe(page);
    await page.locator('input[name="code"]').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('main').getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByText(texts.wrong)).toBeVisible();
    await page.locator('input[name="code"]').fill(code);
    await page.getByRole('main').getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.verified })).toBeVisible();
    await expect(page.getByRole('article', { name: number })).toBeVisible();
    await axe(page);

    await page.context().clearCookies();
    await requestReset(page, prefix, phone);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.reset);
    await axe(page);
    const owner = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const panel = await owner.newPage();
    await ownerSignIn(panel);
    await panel.goto('/admin/messages');
    await panel.locator('tbody tr').first().getByRole('link').click();
    const sms = (await panel.getByRole('dialog').textContent()) ?? '';
    await owner.close();
    const sent = /(?<!\d)(\d{6}) (is your code|ඔබේ කේතයයි)/.exec(sms)?.[1] ?? '';
    await page.locator('input[name="code"]').fill(sent);
    await page.locator('input[name="password"]').fill(secondPassword);
    await submitOf(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.saved);

    await page.goto(`${prefix}/sign-in`);
    await fillInSignIn(page, phone, secondPassword);
    await submitOf(page).click();
    await expect(page).not.toHaveURL(/sign-in/);
  });
}

async function orderAsGuest(page: Page, phone: string, language: 'en' | 'si'): Promise<string> {
  await putInCart(page);
  await page.goto(language === 'si' ? '/si/checkout' : '/checkout');
  await fillInCheckout(page, language);
  await page.getByLabel(checkoutCopy[language].phone).fill(phone);
  await pressPlaceOrder(page, language);
  return expectConfirmed(page, language);
}

/** Returns the code that demo mode shows instead of sending it. */
async function shownCode(page: Page, shown: RegExp): Promise<string> {
  const notice = page.getByText(shown).first();
  await expect(notice).toBeVisible();
  return shown.exec((await notice.textContent()) ?? '')?.[1] ?? '';
}
