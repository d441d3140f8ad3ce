import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { message } from './message.ts';
import { postForm } from './post-form.ts';

/** Sends an order with a courier of its own, and returns the line with which that one pays for it. */
async function aParcel(page: Page, baseURL: string | undefined) {
  const { orderId } = await buySomething(baseURL);
  const courier = `Courier ${orderId.slice(0, 8)}`;
  const trackingNumber = orderId.slice(0, 8);
  await postForm(page, `/admin/orders/${orderId}/ship`, {
    courier,
    trackingNumber,
    shownCourier: '',
    shownTrackingNumber: '',
  });
  await page.goto('/admin/remittances');
  const row = page.getByRole('row').filter({ hasText: courier });
  const total = (await row.getByRole('cell').last().textContent()) ?? '';
  const amount = total.replace(/[^\d,]/g, '');
  return { orderId, courier, trackingNumber, amount };
}

test('the list of a courier is read by columns that are named once, pays its orders in one step, and is taken back @axe', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const { orderId, courier, trackingNumber, amount } = await aParcel(page, baseURL);
  await page.getByRole('combobox', { name: /^Courier/ }).fill(courier);
  const rows = `Parcel;Name;Paid;Kept\r\n${trackingNumber};Nimal;"${amount}.00";350\r\nXX1;Kamala;3800;350`;
  await page.getByLabel(/^File/).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${rows}`, 'utf16le'),
  });
  await page.getByRole('button', { name: /^Read the list/ }).click();
  await page.getByLabel(/^Amount/).selectOption('Paid');
  await page.getByLabel(/^Courier’s fee/).selectOption('Kept');
  await axe(page);
  await page.getByRole('button', { name: /^Read the list/ }).click();

  await expect(page.getByText('This is a preview')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'XX1' })).toContainText(
    'No order has this number',
  );
  await axe(page);
  await page.getByRole('button', { name: /^Take over 1 line/ }).click();
  await expect(message(page, 'The list is taken over')).toBeVisible();
  await page.getByRole('button', { name: /^Mark 1 parcel as delivered/ }).click();
  await expect(message(page, 'Marked as delivered')).toBeVisible();
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByLabel('Payment status')).toHaveValue('paid');
  await page.goBack();
  await page.locator('summary', { hasText: 'Take back' }).click();
  await page.getByRole('button', { name: /^Take the whole list back/ }).click();
  await expect(message(page, 'The list is taken back')).toBeVisible();
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByLabel('Payment status')).toHaveValue('pending');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pasted rows of a courier are taken over, and the second list needs no columns @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    await ownerSignIn(page);
    const { courier, trackingNumber, amount } = await aParcel(page, baseURL);
    const read = async (fee: string) => {
      await page.goto('/admin/remittances');
      await page.getByRole('combobox', { name: /^Courier/ }).fill(courier);
      const rows = `Waybill\tCOD amount\tDelivery charge\n${trackingNumber}\t${amount}\t${fee}`;
      await page.getByLabel(/^Or the rows, pasted/).fill(rows);
      await page.getByRole('button', { name: /^Read the list/ }).click();
    };
    await read('350');
    await page.getByRole('button', { name: /^Read the list/ }).click();
    await page.getByRole('button', { name: /^Take over 1 line/ }).click();
    await expect(page.getByText('Taken over. The orders below are paid.')).toBeVisible();
    await read('400');
    await expect(page.getByText('This is a preview')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: trackingNumber })).toContainText(
      'Paid already',
    );
  });
});
