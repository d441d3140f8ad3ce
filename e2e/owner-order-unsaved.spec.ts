import { expect, type Locator, type Page } from '@playwright/test';
import { aPdf } from '#test/small-pdf.ts';
import { buySomething } from './buy-something.ts';
import { openAllSections } from './every-width.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';

test('no form of an order loses what was typed or chosen in it without a question @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { paymentStatus: 'paid' });
  await postForm(page, `/order-success/${orderId}/cancel`, { intent: 'ask', words: 'Twice' });
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await openAllSections(page);
  const texts = await dialog.locator('textarea, input[type="text"]').all();
  const selects = await dialog.locator('select').all();
  expect(texts.length).toBeGreaterThan(5);
  expect(selects.length).toBeGreaterThan(4);

  for (const field of texts) {
    const before = await field.inputValue();
    await field.fill('7');
    await expectQuestion(page, field);
    await field.fill(before);
  }
  for (const field of selects) {
    const before = await field.inputValue();
    await field.selectOption({ index: (await field.locator('option').count()) - 1 });
    await expectQuestion(page, field);
    await field.selectOption(before);
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Expects that closing the order asks first, and that staying keeps the value of the field. */
async function expectQuestion(page: Page, field: Locator): Promise<void> {
  const value = await field.inputValue();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue(value);
}

test('a typed tracking number and a chosen status survive a note and a step that saves neither, and are saved as one @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('list').last();
  const [note, tracking] = [dialog.getByLabel(/^Note/), dialog.getByLabel(/^Tracking number/)];
  const payment = dialog.getByLabel('Payment status');
  for (const title of [/^Courier/, /^More/, /^Add a note/]) {
    await dialog.locator('summary', { hasText: title }).click();
  }
  await tracking.fill('DX 9');
  await payment.selectOption('paid');
  await note.fill('Call in the evening');
  await dialog.getByRole('button', { name: /^Add a note/ }).click();
  await expect(history).toContainText('Note: Call in the evening');
  await expect(note).toHaveValue('');
  await expect(tracking).toHaveValue('DX 9');
  await expect(payment).toHaveValue('paid');

  await dialog.getByRole('button', { name: /^Confirmed by phone/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('You also chose another status.');
  await expect(tracking).toHaveValue('DX 9');
  await expect(payment).toHaveValue('paid');

  await dialog.getByRole('button', { name: /^Update courier/ }).click();
  await expect(notice(page, 'Order status updated successfully')).toBeVisible();
  await expect(history).toContainText('DX 9');
  await expect(history).toContainText('Payment: Paid');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(payment).toHaveValue('paid');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/orders');
});

test('a typed courier is kept when the slip above is accepted, and the parcel is shipped with it @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL, { paymentMethod: 'bank_transfer' });
  await page.goto(`/order-success/${orderId}`);
  const slip = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await page.getByLabel(/^Photo or PDF/).setInputFiles(slip);
  await page.getByRole('button', { name: /^Attach bank slip/ }).click();
  await expect(page.getByText('We have your slip.')).toBeVisible();
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/pack`, {});
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('list').last();
  await dialog.locator('summary', { hasText: /^Courier/ }).click();
  await dialog.getByLabel(/^Courier service/).fill('Domex');
  await dialog.getByLabel(/^Tracking number/).fill('DX 9');

  await dialog.getByRole('button', { name: /^Accept/ }).click();
  await expect(dialog.getByLabel('Payment status')).toHaveValue('paid');
  await expect(dialog.getByLabel('Order status')).toHaveValue('paid');
  await expect(dialog.getByLabel(/^Courier service/)).toHaveValue('Domex');
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue('DX 9');
  await expect(dialog.getByLabel(/^Tracking number/)).toBeVisible();

  await dialog.getByRole('button', { name: /^Mark as shipped/ }).click();
  await expect(history).toContainText('Courier: Domex · DX 9');
  await expect(dialog.getByLabel('Order status')).toHaveValue('shipped');
});

test('after a step is refused with nothing typed beside it, the order closes without a question @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Confirmed by phone/ })).toBeVisible();
  await postForm(page, `/admin/orders/${orderId}/ship`, {});
  await dialog.getByRole('button', { name: /^Confirmed by phone/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('no longer waits');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/orders');
});
