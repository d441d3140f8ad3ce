import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { postForm } from './post-form.ts';

/** Records the paths to which the page sends forms from now on. */
function formsSentBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      paths.push(new URL(request.url()).pathname.replace('.data', ''));
  });
  return paths;
}

/** Places an order, confirms it and packs it. */
async function aParcel(page: Page, baseURL: string | undefined) {
  const bought = await buySomething(baseURL);
  await postForm(page, `/admin/orders/${bought.orderId}/confirm`, {});
  await postForm(page, '/admin/packing', { orderId: bought.orderId });
  return bought;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('Enter in a field of a refund refunds nothing @thorough', async ({
      page,
      baseURL,
      ownerSignIn,
    }) => {
      const { orderId } = await buySomething(baseURL);
      await ownerSignIn(page);
      await postForm(page, `/admin/orders/${orderId}/status`, { button: 'delivered-and-paid' });
      await page.goto(`/admin/orders/${orderId}`);
      const order = page.getByRole(javaScriptEnabled ? 'dialog' : 'region', { name: /^ORD-/ });
      for (const section of [/^More/, /^Add a note/, /^Refund/]) {
        await order.locator('summary', { hasText: section }).click();
      }
      const sent = formsSentBy(page);
      await order.getByLabel(/^Amount in rupees/).fill('100');
      await order.getByLabel(/^Amount in rupees/).press('Enter');
      await order.getByLabel(/^Reason/).fill('Broken');
      await order.getByLabel(/^Reason/).press('Enter');
      await order.getByLabel(/^Note/).fill('Nothing was refunded');
      await order.getByRole('button', { name: /^Add a note/ }).click();
      await expect(order.getByText('Note: Nothing was refunded')).toBeVisible();
      await expect(order.getByRole('list').last()).not.toContainText('Refund: ');
      expect(sent).toEqual([`/admin/orders/${orderId}/note`]);
    });

    test('Enter, which a scanner sends after each number, hands over no parcel @thorough @desk', async ({
      page,
      baseURL,
      ownerSignIn,
    }) => {
      await ownerSignIn(page);
      const [first, second] = [await aParcel(page, baseURL), await aParcel(page, baseURL)];
      await page.goto('/admin/packing');
      const parcels = page.getByRole('region', { name: /^To hand over/ }).getByRole('listitem');
      const parcel = (name: string) => parcels.filter({ hasText: name });
      const number = (name: string) => parcel(name).getByLabel(/^Tracking number/);
      const sent = formsSentBy(page);
      await number(first.customerName).fill('P 1');
      await page.keyboard.press('Enter');
      if (javaScriptEnabled) {
        await expect(number(second.customerName)).toBeFocused();
        await number(first.customerName).focus();
        await parcel(second.customerName).getByRole('checkbox').press('Enter');
        await expect(number(second.customerName)).toBeFocused();
      }
      await number(second.customerName).fill('P 2');
      await page.keyboard.press('Enter');
      await expect(number(first.customerName)).toHaveValue('P 1');
      await expect(number(second.customerName)).toHaveValue('P 2');
      await page.goto('/admin/today');
      await expect(page.getByRole('region', { name: /^To hand over/ })).toContainText(
        second.customerName,
      );
      expect(sent).toEqual([]);
    });
  });
}

test('Enter leads from the courier through the numbers of several parcels, and ships none of them @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  const second = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/ship?orderId=${orderId}&orderId=${second.orderId}`);
  const sent = formsSentBy(page);
  const numbers = page.getByLabel(/^Tracking number/);
  await page.getByLabel(/^Courier service/).fill('Domex');
  await page.keyboard.press('Enter');
  await expect(numbers.first()).toBeFocused();
  await page.keyboard.type('DX 1');
  await page.keyboard.press('Enter');
  await expect(numbers.last()).toBeFocused();
  await page.keyboard.type('DX 2');
  await page.keyboard.press('Enter');
  await expect(numbers.last()).toHaveValue('DX 2');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: /^Mark as shipped: 2/ }).click();
  await expect(page.getByText('Marked as shipped: 2')).toBeVisible();
});

test('a key that is held down takes the step of one row only @thorough @desk', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const first = await buySomething(baseURL);
  const second = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto('/admin/today');
  const toConfirm = page.getByRole('region', { name: /^To confirm/ });
  const sent = formsSentBy(page);
  await toConfirm.getByRole('link', { name: first.customerName }).focus();
  await page.keyboard.down('s');
  await expect(toConfirm.getByText(first.customerName)).toHaveCount(0);
  const next = toConfirm.getByRole('link', { name: second.customerName });
  await next.focus();
  await page.keyboard.down('s');
  await page.keyboard.up('s');
  await page.reload();
  await expect(next).toBeVisible();
  expect(sent).toEqual(['/admin/today']);
});

test('Enter that is held down on the next step takes one step, and another press the next one @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('list').last();
  const step = (name: RegExp) => dialog.getByRole('button', { name }).last();
  const sent = formsSentBy(page);
  await step(/^Confirmed by phone/).focus();
  await page.keyboard.down('Enter');
  await expect(history).toContainText('Confirmed by phone');
  await step(/^Packed/).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(step(/^Packed/)).toBeFocused();
  expect(sent).toEqual([`/admin/orders/${orderId}/confirm`]);
  await page.keyboard.press('Enter');
  await expect(history).toContainText('Packed');
});
