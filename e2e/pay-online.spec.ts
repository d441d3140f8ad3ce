import { expect } from '@playwright/test';
import { test, thoroughIf } from './fixtures.ts';
import { notice } from './notice.ts';
import { checkoutCopy, fillIn, orderNumberOn, place, putInCart } from './shopping.ts';

const copy = {
  en: { online: /^Online Payment/, succeeds: /^The payment succeeds/, paid: 'Payment received' },
  si: { online: /^ඔන්ලයින් ගෙවීම/, succeeds: /^The payment succeeds/, paid: 'ගෙවීම ලැබුණා' },
};

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a shopper pays at the stand-in of the demonstration, and the owner refunds a part through it${thoroughIf(language === 'si')}`, async ({
    page,
    ownerSignIn,
  }) => {
    await putInCart(page);
    await page.goto(checkoutCopy[language].checkout);
    await fillIn(page, language);
    await page.locator('label', { hasText: texts.online }).click();
    await page.locator('[name=email]').fill('dilani@example.lk');
    await page.locator('[name=payerFirstName]').fill('Dilani');
    await page.locator('[name=payerLastName]').fill('Jayawardena');
    await place(page, language);
    await page.getByRole('button', { name: texts.succeeds }).click();
    await page.waitForURL(/\/order-success\/[0-9a-f-]{36}$/);
    await expect(page.getByText(texts.paid).first()).toBeVisible();
    const number = await orderNumberOn(page);

    await ownerSignIn(page);
    await page.goto('/admin/orders');
    await page.getByRole('link', { name: number, exact: true }).click();
    const order = page.getByRole('dialog');
    await order.locator('summary', { hasText: /^More/ }).click();
    await order.locator('summary', { hasText: /^Refund(?!…)/ }).click();
    await order.getByLabel(/^Amount in rupees/).fill('500');
    await order.locator('summary', { hasText: /^Refund…/ }).click();
    await order.getByRole('button', { name: /^Yes, refund/ }).click();
    await expect(notice(page, 'PayHere refunded the money')).toBeVisible();
    await expect(order.getByText(/500 through PayHere/)).toBeVisible();
  });
}
