import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';

const copy = {
  en: {
    path: '',
    link: /^Ask to cancel this order/,
    reason: /^Reason/,
    ask: /^Ask to cancel/,
    waiting: 'You have asked us to cancel this order. Our answer will be here soon.',
    keep: /^Keep my order/,
    kept: 'Your order stays, and we go on preparing it.',
    again: /^Ask to cancel all the same/,
    declined: 'Your parcel is already packed and about to leave.',
    accepted: 'We cancelled this order, as you asked.',
  },
  si: {
    path: '/si',
    link: /^මෙම ඇණවුම අවලංගු කරන ලෙස ඉල්ලන්න/,
    reason: /^හේතුව/,
    ask: /^අවලංගු කරන ලෙස ඉල්ලන්න/,
    waiting: 'මෙම ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබෙනවා. අපේ පිළිතුර ඉක්මනින් මෙහි පෙනෙනවා.',
    keep: /^මගේ ඇණවුම තබා ගන්න/,
    kept: 'ඔබේ ඇණවුම එලෙසම තිබෙනවා. අපි එය දිගටම සූදානම් කරනවා.',
    again: /^එසේ වුවත් අවලංගු කරන ලෙස ඉල්ලන්න/,
    declined: 'ඔබේ පාර්සලය දැනටමත් අසුරා, යැවීමට සූදානම් කර තිබෙනවා.',
    accepted: 'ඔබ ඉල්ලූ පරිදි අපි මෙම ඇණවුම අවලංගු කළා.',
  },
};

function rowOnToday(page: Page, customerName: string) {
  const requests = page.getByRole('region', { name: /^Requests to cancel/ });
  return requests.getByRole('listitem').filter({ hasText: customerName });
}

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a shopper asks to cancel, keeps the order after all, asks again, and reads that it was cancelled @axe @thorough`, async ({
    page,
    baseURL,
    axe,
    ownerSignIn,
  }) => {
    const { orderId, customerName } = await buySomething(baseURL);
    const order = `${texts.path}/order-success/${orderId}`;
    await page.goto(order);
    await page.getByRole('link', { name: texts.link }).click();
    await page.getByLabel(texts.reason).fill('I ordered it twice.');
    await axe(page);
    const focused = page.locator(':focus');
    await page.getByRole('button', { name: texts.ask }).click();
    await expect(focused).toHaveText(new RegExp(texts.waiting));
    await page.getByRole('button', { name: texts.keep }).click();
    await expect(focused).toHaveText(new RegExp(texts.kept));
    await page.getByText(texts.again).click();
    await page.getByRole('button', { name: texts.ask }).click();
    await expect(page.getByText(texts.waiting)).toBeVisible();

    await ownerSignIn(page);
    await page.goto('/admin/today');
    const row = rowOnToday(page, customerName);
    await axe(page);
    await row.locator('summary', { hasText: 'Cancel the order' }).click();
    await row.getByRole('button', { name: /^Yes, cancel it/ }).click();
    await expect(row).toHaveCount(0);

    await page.goto(order);
    await expect(page.getByText(texts.accepted)).toBeVisible();
    await axe(page);
  });
}

test('a shopper reads why a request to cancel was declined, and packing goes on @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const texts = copy.en;
  const { orderId } = await buySomething(baseURL);
  await page.goto(`/order-success/${orderId}/cancel`);
  await page.getByRole('button', { name: texts.ask }).click();
  await expect(page.getByText(texts.waiting)).toBeVisible();

  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const request = page.locator('#cancel-request');
  await axe(page);
  await request.locator('summary', { hasText: 'Decline' }).click();
  await request.getByLabel(/^Why is it not cancelled/).selectOption('packed');
  await request.getByRole('button', { name: /^Decline/ }).click();
  await expect(request).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Confirmed by phone/ })).toBeVisible();

  await page.goto(`/order-success/${orderId}`);
  await expect(page.getByText(texts.declined)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.link })).toHaveCount(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('a shopper asks to cancel an order and keeps it after all, without scripts @thorough', async ({
    page,
    baseURL,
  }) => {
    const texts = copy.en;
    const { orderId } = await buySomething(baseURL);
    await page.goto(`/order-success/${orderId}`);
    await page.getByRole('link', { name: texts.link }).click();
    await page.getByRole('button', { name: texts.ask }).click();
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await page.goto(`/order-success/${orderId}`);
    await page.getByRole('button', { name: texts.keep }).click();
    await expect(page.getByText(texts.kept)).toBeVisible();
  });
});
