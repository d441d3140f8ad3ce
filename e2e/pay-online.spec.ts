import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import {
  checkoutCopy,
  fillInCheckout,
  orderNumberOn,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

const copy = {
  en: { online: /^Online Payment/, succeeds: /^The payment succeeds/, paid: 'Payment received' },
  si: { online: /^ඔන්ලයින් ගෙවීම/, succeeds: /^The payment succeeds/, paid: 'ගෙවීම ලැබුණා' },
};

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a shopper pays at the simulated gateway of demo mode, and the owner refunds a part through it @thorough`, async ({
    page,
    ownerSignIn,
  }) => {
    await putInCart(page);
    await page.goto(checkoutCopy[language].checkout);
    await fillInCheckout(page, language);
    await page.locator('label', { hasText: texts.online }).click();
    await page.locator('[name=email]').fill('dilani@example.lk');
    await page.locator('[name=payerFirstName]').fill('Dilani');
    await page.locator('[name=payerLastName]').fill('Jayawardena');
    await pressPlaceOrder(page, language);
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

test('a shopper who takes longer than a minute to pay leaves no draft behind, and finds the order again @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await page.locator('label', { hasText: copy.en.online }).click();
  await page.locator('[name=email]').fill('dilani@example.lk');
  await page.locator('[name=payerFirstName]').fill('Dilani');
  await page.locator('[name=payerLastName]').fill('Jayawardena');
  await pressPlaceOrder(page);
  const success = page.getByRole('button', { name: copy.en.succeeds });
  await expect(success).toBeVisible();
  // The cookie of the flash message expires after a minute.
  await page.context().clearCookies({ name: 'sandhi_flash' });
  await success.click();
  await page.waitForURL(/\/order-success\/[0-9a-f-]{36}$/);
  const number = await orderNumberOn(page);
  expect(await page.evaluate(() => sessionStorage.getItem('sandhi-checkout'))).toBeNull();
  await page.goto('/track');
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});
