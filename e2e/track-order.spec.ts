import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { pdfPages } from './pdf-pages.ts';
import { postForm } from './post-form.ts';
import { expectConfirmed, fillInCheckout, pressPlaceOrder, putInCart } from './shopping.ts';

const copy = {
  '': {
    track: /^Track my order/,
    number: /^Order Number/,
    phone: /^Phone/,
    find: /^Find my order/,
    another: /^Track another order/,
  },
  '/si': {
    track: 'මගේ ඇණවුම සොයන්න',
    number: 'ඇණවුම් අංකය',
    phone: 'දුරකථන අංකය',
    find: 'ඇණවුම සොයන්න',
    another: 'වෙනත් ඇණවුමක් සොයන්න',
  },
} as const;

for (const prefix of ['', '/si'] as const) {
  const texts = copy[prefix];

  test(`an order is found at ${prefix}/track by the end of its number and the phone, and shows no personal data @axe @thorough`, async ({
    page,
    baseURL,
    axe,
    ownerSignIn,
    browser,
  }) => {
    const { orderId, customerName, phone } = await buySomething(baseURL);
    const owner = await browser.newPage({ baseURL: baseURL ?? '' });
    await ownerSignIn(owner);
    await owner.goto('/admin/orders');
    const shipment = { courier: 'Domex', trackingNumber: 'DMX 1' };
    await postForm(owner, `/admin/orders/${orderId}/ship`, shipment);
    await owner.close();
    const orderPage = await (await page.request.get(`/order-success/${orderId}`)).text();
    const number = /ORD-\d+-\d+/.exec(orderPage)?.[0] ?? '';

    await page.goto(`${prefix}/nothing-is-here`);
    await page.getByRole('main').getByRole('link', { name: texts.track }).click();
    await page.getByLabel(texts.number).fill(number.replace(/\D/g, '').slice(-6));
    await page.getByLabel(texts.phone).fill('071 999 9999');
    await page.getByRole('button', { name: texts.find }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await axe(page);
    await page.getByLabel(texts.phone).fill(phone);
    await page.getByRole('button', { name: texts.find }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Domex');
    const main = page.getByRole('main');
    await expect(main).toContainText('DMX 1');
    await expect(main).toContainText(number);
    for (const secret of [customerName, phone, 'Temple Road', orderId]) {
      await expect(main).not.toContainText(secret);
    }
    await axe(page);
    await expect(page.locator('#content')).toBeFocused();
    await page.getByRole('link', { name: texts.another }).click();
    await expect(page.getByLabel(texts.phone)).toHaveValue('');
    await expect(page.locator('#content')).toBeFocused();
  });
}

test('the page of an order copies its number, and is one sheet without the navigation on paper @thorough', async ({
  page,
  baseURL,
}) => {
  const { orderId } = await buySomething(baseURL);
  await page.goto(`/order-success/${orderId}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Order Number' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ORD-\d+-\d+$/);

  expect(pdfPages(await page.pdf({ format: 'A4' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Skip to content/ })).toBeHidden();
});

test('the browser that placed an order leads back to it, until it is told to forget @thorough', async ({
  page,
}) => {
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  await pressPlaceOrder(page);
  const number = await expectConfirmed(page);
  const orderUrl = page.url();

  await page.goto('/track');
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^See your order/ }).click();
  await expect(page).toHaveURL(orderUrl);
  await page.goto('/si/track');
  await page.getByRole('link', { name: /^ඔබේ ඇණවුම/ }).click();
  await expect(page).toHaveURL(orderUrl.replace('/order-success/', '/si/order-success/'));
  await page.goto('/track');
  await page.getByRole('button', { name: /^Forget on this device/ }).click();
  await expect(page.getByText(number, { exact: true })).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Find my order/ })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(number);
});
