import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { setPanelLanguage } from './panel-language.ts';
import { postForm } from './post-form.ts';
import { doubleClickAcross } from './second-click.ts';
import { shipOrder } from './ship-order.ts';

/** Ships an order, by default with a courier of its own. Returns what its line in a remittance needs. */
async function aParcel(page: Page, baseURL: string | undefined, sharedCourier?: string) {
  const { orderId } = await buySomething(baseURL);
  const courier = sharedCourier ?? `Courier ${orderId.slice(0, 8)}`;
  const trackingNumber = orderId.slice(0, 8);
  await shipOrder(page, orderId, { courier, trackingNumber });
  await page.goto('/admin/remittances');
  const row = page.getByRole('row').filter({ hasText: courier });
  const total = (await row.getByRole('cell').last().textContent()) ?? '';
  const amount = total.replace(/[^\d,]/g, '');
  return { orderId, courier, trackingNumber, amount };
}

/** Restores both languages, because all journeys share one owner. */
test.afterEach(({ page }) => setPanelLanguage(page, 'both'));

const copy = {
  en: {
    courier: /^Courier/,
    file: /^File/,
    nameColumns: 'Say once which column is which',
    read: /^Read the list/,
    amount: /^Amount/,
    fee: /^Courier’s fee/,
    preview: 'This is a preview',
    unknown: 'No order has this number',
    take: /^Take over 1 line/,
    takenNotice: 'Taken over. The table below shows what each line did.',
    taken: 'The list is taken over',
    deliver: /^Mark 1 parcel as delivered/,
    delivered: 'Marked as delivered',
    payment: 'Payment status',
    back: 'Take back',
    backNow: /^Take the whole list back/,
    takenBack: 'The list is taken back',
  },
  si: {
    courier: /^කුරියර් සේවාව/,
    file: /^ගොනුව/,
    nameColumns: 'කුමන තීරුවේ කුමක් තිබේදැයි වරක් තෝරන්න',
    read: /^ලැයිස්තුව කියවන්න/,
    amount: /^මුදල/,
    fee: /^කුරියර් ගාස්තුව/,
    preview: 'මෙය පෙරදසුනක්',
    unknown: 'මෙම අංකය ඇති ඇණවුමක් නැහැ',
    take: /^පේළි 1ක් සටහන් කරන්න/,
    takenNotice: 'සටහන් කළා. එක් එක් පේළියෙන් සිදු වූ දේ පහත වගුවේ තිබෙනවා.',
    taken: 'ලැයිස්තුවේ මුදල් සටහන් කළා',
    deliver: /^පාර්සල් 1ක් භාර දුන් බව සටහන් කරන්න/,
    delivered: 'භාර දුන් බව සටහන් කළා',
    payment: 'ගෙවීම් තත්ත්වය',
    back: 'ආපසු ගන්න',
    backNow: /^ලැයිස්තුව සම්පූර්ණයෙන්ම ආපසු ගන්න/,
    takenBack: 'ලැයිස්තුව ආපසු ගත්තා',
  },
};

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: the columns of a list from a courier are named, its money is recorded for the orders in one step, and it is taken back @axe @thorough`, async ({
    page,
    baseURL,
    axe,
    ownerSignIn,
  }) => {
    await ownerSignIn(page);
    const { orderId, courier, trackingNumber, amount } = await aParcel(page, baseURL);
    await setPanelLanguage(page, language);
    await page.goto('/admin/remittances');
    await page.getByRole('combobox', { name: texts.courier }).fill(courier);
    const rows = `Parcel;Name;Paid;Kept\r\n${trackingNumber};Nimal;"${amount}.00";350\r\nXX1;Kamala;3800;350`;
    await page.getByLabel(texts.file).setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${rows}`, 'utf16le'),
    });
    await page.getByRole('button', { name: texts.read }).click();
    await expect(page.locator(':focus')).toContainText(texts.nameColumns);
    await page.getByLabel(texts.amount).selectOption('Paid');
    await page.getByLabel(texts.fee).selectOption('Kept');
    await axe(page);
    await page.getByRole('button', { name: texts.read }).click();

    await expect(page.getByText(texts.preview)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'XX1' })).toContainText(texts.unknown);
    await axe(page);
    await page.getByRole('button', { name: texts.take }).click();
    await expect(notice(page, texts.taken)).toBeVisible();
    await expect(page.locator(':focus')).toContainText(texts.takenNotice);
    await page.getByRole('button', { name: texts.deliver }).click();
    await expect(notice(page, texts.delivered)).toBeVisible();
    await page.goto(`/admin/orders/${orderId}`);
    await expect(page.getByLabel(texts.payment)).toHaveValue('paid');
    await page.goBack();
    await page.locator('summary', { hasText: texts.back }).click();
    await page.getByRole('button', { name: texts.backNow }).click();
    await expect(notice(page, texts.takenBack)).toBeVisible();
    await page.goto(`/admin/orders/${orderId}`);
    await expect(page.getByLabel(texts.payment)).toHaveValue('pending');
  });
}

test('a list of which an order was cancelled since the preview is shown again before it can be taken over @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const { courier, trackingNumber, amount } = await aParcel(page, baseURL);
  const cancelled = await aParcel(page, baseURL, courier);
  await page.getByRole('combobox', { name: /^Courier/ }).fill(courier);
  const rows = [trackingNumber, cancelled.trackingNumber].map(
    (number) => `${number}\t${amount}\t350`,
  );
  await page
    .getByLabel(/^Or paste the rows/)
    .fill(`Waybill\tCOD amount\tDelivery charge\n${rows.join('\n')}`);
  await page.getByRole('button', { name: /^Read the list/ }).click();
  await page.getByRole('button', { name: /^Read the list/ }).click();
  const takeBoth = page.getByRole('button', { name: /^Take over 2 lines/ });
  await expect(takeBoth).toBeVisible();

  const form = { reason: 'not-reached' };
  await postForm(page, `/admin/orders/${cancelled.orderId}/cancel`, form);
  await takeBoth.click();
  await expect(page.getByRole('main')).toContainText('Please look at the lines again.');
  await expect(page.getByRole('row').filter({ hasText: cancelled.trackingNumber })).toContainText(
    'The order is cancelled',
  );
  await page.getByRole('button', { name: /^Take over 1 line/ }).click();
  await expect(notice(page, 'The list is taken over')).toBeVisible();
});

test('a double click marks one parcel as received, although the next row moves under the pointer @thorough @desk', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const [first, next] = [await aParcel(page, baseURL), await aParcel(page, baseURL)];
  for (const { orderId } of [first, next]) {
    await postForm(page, `/admin/orders/${orderId}/refuse`, {});
  }
  await page.goto('/admin/remittances');
  const receivedOf = ({ trackingNumber }: typeof first) =>
    page
      .getByRole('row')
      .filter({ hasText: trackingNumber })
      .getByRole('button', { name: /^Received/ });
  await doubleClickAcross(receivedOf(first), receivedOf(next));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pasted rows of a courier are taken over, and the columns of a second list are known @thorough', async ({
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
      await page.getByLabel(/^Or paste the rows/).fill(rows);
      await page.getByRole('button', { name: /^Read the list/ }).click();
    };
    await read('350');
    await page.getByRole('button', { name: /^Read the list/ }).click();
    await page.getByRole('button', { name: /^Take over 1 line/ }).click();
    await expect(
      page.getByText('Taken over. The table below shows what each line did.'),
    ).toBeVisible();
    await read('400');
    await expect(page.getByText('This is a preview')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: trackingNumber })).toContainText(
      'Paid already',
    );
  });
});
