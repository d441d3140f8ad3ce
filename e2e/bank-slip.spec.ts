import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { aPdf } from '#test/small-pdf.ts';
import { brokenConnectionErrors, pressOnBrokenConnections } from './broken-connection.ts';
import { buySomething } from './buy-something.ts';
import { test, thoroughIf } from './fixtures.ts';

const photo = {
  name: 'slip.webp',
  mimeType: 'image/webp',
  buffer: fs.readFileSync('public/pictures/about-480.webp'),
};
const pdf = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: aPdf() };
const byTransfer = { paymentMethod: 'bank_transfer' };

const copy = {
  en: {
    path: '',
    file: /^Photo or PDF/,
    attach: /^Attach bank slip/,
    waiting: 'We have your slip. We will confirm the payment soon.',
    picture: /^Slip 1/,
    refused: 'The slip cannot be read.',
    accepted: 'We accepted your slip: your order is paid.',
  },
  si: {
    path: '/si',
    file: /^ඡායාරූපය හෝ PDF/,
    attach: /^බැංකු රිසිට්පත අමුණන්න/,
    waiting: 'රිසිට්පත ලැබුණා. ගෙවීම ඉක්මනින් තහවුරු කරනවා.',
    picture: /^රිසිට්පත 1/,
    refused: 'රිසිට්පත පැහැදිලිව කියවන්න බැහැ.',
    accepted: 'ඔබේ රිසිට්පත පිළිගත්තා: ඇණවුමට ගෙවා තිබෙනවා.',
  },
};

function rowOnToday(page: Page, customerName: string) {
  const slips = page.getByRole('region', { name: /^Bank slips/ });
  return slips.getByRole('listitem').filter({ hasText: customerName });
}

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a slip is attached on the order page, refused on Today with a reason, sent again and accepted at the order @axe${thoroughIf(language === 'si')}`, async ({
    page,
    baseURL,
    axe,
    ownerSignIn,
  }) => {
    const { orderId, customerName } = await buySomething(baseURL, byTransfer);
    const order = `${texts.path}/order-success/${orderId}`;
    await page.goto(order);
    await page.getByLabel(texts.file).setInputFiles(photo);
    await page.getByRole('button', { name: texts.attach }).click();
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await expect(page.locator(':focus')).toContainText(texts.waiting);
    await expect(page.getByRole('img', { name: texts.picture })).toBeVisible();
    await axe(page);

    await ownerSignIn(page);
    await page.goto('/admin/today');
    const row = rowOnToday(page, customerName);
    await axe(page);
    await row.getByRole('combobox').selectOption('unreadable');
    await row.getByRole('button', { name: /^Refuse/ }).click();
    await expect(row).toHaveCount(0);

    await page.goto(`${order}/slip`);
    await expect(page.getByText(texts.refused)).toBeVisible();
    await page.getByLabel(texts.file).setInputFiles(pdf);
    await page.getByRole('button', { name: texts.attach }).click();
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await expect(page.getByLabel(texts.file)).toHaveValue('');

    await page.goto(`/admin/orders/${orderId}`);
    const slip = page.locator('#slip');
    await expect(slip.getByRole('link', { name: /PDF/ })).toBeVisible();
    await slip.getByRole('button', { name: /^Accept/ }).click();
    await expect(slip.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await page.goto(order);
    await expect(page.getByText(texts.accepted)).toBeVisible();
  });
}

test.describe(() => {
  test.beforeEach(({ browserErrors }) => browserErrors.expect(brokenConnectionErrors));
  test('a slip stays chosen when the connection breaks, and is stored once however often it is sent @thorough', async ({
    page,
    baseURL,
  }) => {
    const { orderId } = await buySomething(baseURL, byTransfer);
    await page.goto(`/order-success/${orderId}`);
    const field = page.getByLabel(copy.en.file);
    await field.setInputFiles([photo, pdf]);
    const press = () => page.getByRole('button', { name: copy.en.attach }).click();
    await pressOnBrokenConnections(page, {
      press,
      expectKept: async () => {
        await expect(
          page.getByText('It could not be sent. Please try again.').first(),
        ).toBeVisible();
        expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
      },
    });
    await press();
    await expect(page.getByText(copy.en.waiting)).toBeVisible();
    await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(1);
    await expect(page.getByRole('img', { name: copy.en.picture })).toHaveCount(1);
  });
});

test('a slip arrives with its files when the script of its page cannot be loaded @thorough', async ({
  page,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  const { orderId } = await buySomething(baseURL, byTransfer);
  await page.route(/\/slip\.route-[^/]*\.js/, (route) => route.abort());
  await page.goto(`/order-success/${orderId}`);
  await page.getByLabel(copy.en.file).setInputFiles([photo, pdf]);
  await page.getByRole('button', { name: copy.en.attach }).click();
  await expect(page.getByText(copy.en.waiting)).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(1);
  await expect(page.getByRole('img', { name: copy.en.picture })).toHaveCount(1);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('a slip is attached without scripts, and a form without a file is refused @thorough', async ({
    page,
    baseURL,
  }) => {
    const { orderId } = await buySomething(baseURL, byTransfer);
    await page.goto(`/order-success/${orderId}`);
    await page.getByRole('button', { name: copy.en.attach }).click();
    await expect(page.getByText('Please choose a picture or a PDF first.')).toBeVisible();
    await page.getByLabel(copy.en.file).setInputFiles([photo, pdf]);
    await page.getByRole('button', { name: copy.en.attach }).click();
    await expect(page.getByText(copy.en.waiting)).toBeVisible();
    await expect(page.getByRole('img', { name: copy.en.picture })).toBeVisible();
  });
});

test('each refused file is named once, also where two have the same name', async ({
  page,
  baseURL,
}) => {
  const { orderId } = await buySomething(baseURL, byTransfer);
  const noPicture = (name: string) => ({ ...photo, name, buffer: Buffer.from('no picture') });
  const refusals = (name: string) => page.getByRole('alert').getByText(`${name}: `);
  await page.goto(`/order-success/${orderId}/slip`);
  await page
    .getByLabel(copy.en.file)
    .setInputFiles([noPicture('image.jpg'), noPicture('image.jpg')]);
  await page.getByRole('button', { name: copy.en.attach }).click();
  await expect(refusals('image.jpg')).toHaveCount(2);

  await page.getByLabel(copy.en.file).setInputFiles(noPicture('slip.jpg'));
  await page.getByRole('button', { name: copy.en.attach }).click();
  await expect(refusals('slip.jpg')).toHaveCount(1);
  await expect(refusals('image.jpg')).toHaveCount(0);
});
