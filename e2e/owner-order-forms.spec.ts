import { expect } from '@playwright/test';
import { brokenConnectionErrors, pressOnBrokenConnections } from './broken-connection.ts';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';

test('a refused form on the page of an order changes nothing else on the page @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { button: 'delivered-and-paid' });
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel(/^Note/);
  const recordRefund = dialog.getByRole('button', { name: /^Yes, record it/ });
  await dialog.locator('summary', { hasText: 'More' }).click();
  await dialog.locator('summary', { hasText: 'Add a note' }).click();
  await note.fill('Half a note');
  await dialog.getByLabel('Order status').selectOption('cancelled');
  await dialog.locator('summary', { hasText: /^Refund/ }).click();
  const amount = dialog.getByLabel(/^Amount in rupees/);
  await amount.fill('0');
  await dialog.locator('summary', { hasText: 'Record refund' }).click();
  await recordRefund.click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('Please enter whole rupees, 1 or more.');

  const form = { amountLkr: '100', method: 'cash', shownRefundedLkr: '0' };
  await postForm(page, `/admin/orders/${orderId}/refund`, form);
  await amount.fill('100');
  await recordRefund.click();
  await expect(dialog.getByRole('alert')).toContainText('A refund was recorded in the meantime.');
  await expect(dialog.getByRole('list').last()).toContainText('Refund: ₨ 100');
  await expect(note).toHaveValue('Half a note');
  await expect(note).toBeVisible();
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
  await expect(page).toHaveURL(`/admin/orders/${orderId}`);

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(question).toHaveCount(0);
  await expect(note).toHaveValue('Half a note');

  await recordRefund.click();
  await expect(notice(page, 'Refund recorded')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(amount).not.toHaveValue('100');
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
  await expect(note).toHaveValue('Half a note');
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(orderId));
});

test('what is typed in one form of an order stays when other forms of the page are sent @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL);
  await postForm(page, `/order-success/${orderId}/cancel`, { intent: 'ask', words: 'Twice' });
  await ownerSignIn(page);
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('list').last();
  const [note, courier] = [dialog.getByLabel(/^Note/), dialog.getByLabel(/^Courier service/)];
  const words = dialog.locator('#decline-cancel-words');
  await dialog.locator('summary', { hasText: /^Decline/ }).click();
  await words.fill('It is packed already');
  await dialog.locator('summary', { hasText: /^More/ }).click();
  await dialog.locator('summary', { hasText: /^Add a note/ }).click();
  await note.fill('Half a note');

  await dialog.getByRole('button', { name: /^Packed/ }).click();
  await expect(history).toContainText('Packed');
  await dialog.locator('summary', { hasText: /^Courier/ }).click();
  await courier.fill('Domex');
  await dialog.getByRole('button', { name: /^Update courier/ }).click();
  await expect(history).toContainText('Courier: Domex');
  await expect(words).toHaveValue('It is packed already');
  await expect(words).toBeVisible();
  await expect(note).toHaveValue('Half a note');
  await expect(note).toBeVisible();

  await dialog.getByRole('button', { name: /^Add a note/ }).click();
  await expect(history.getByText('Note: Half a note')).toHaveCount(1);
  await expect(note).toHaveValue('');
  await expect(words).toHaveValue('It is packed already');
});

test('what is typed into an order stays when its own row is pressed again @thorough @desk', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { orderId, customerName } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto('/admin/orders');
  const row = page.getByRole('row').filter({ hasText: customerName }).getByRole('link').first();
  await row.click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary', { hasText: /^Courier/ }).click();
  const courier = dialog.getByLabel(/^Courier service/);
  await courier.fill('Half a courier');
  await postForm(page, `/admin/orders/${orderId}/note`, { text: 'From another admin' });
  await row.click();
  const history = dialog.getByRole('list').last();
  await expect(history).toContainText('From another admin');
  await expect(courier).toHaveValue('Half a courier');

  await dialog.getByRole('button', { name: /^Update courier/ }).click();
  await expect(history).toContainText('Courier: Half a courier');
});

test('a form of an order whose connection breaks keeps what was typed in it and in other forms, and is applied once @thorough', async ({
  page,
  baseURL,
  browserErrors,
  ownerSignIn,
}) => {
  browserErrors.expect(brokenConnectionErrors);
  const { orderId } = await buySomething(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { button: 'delivered-and-paid' });
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  const [note, amount] = [dialog.getByLabel(/^Note/), dialog.getByLabel(/^Amount in rupees/)];
  const press = () => dialog.getByRole('button', { name: /^Yes, record it/ }).click();
  for (const section of [/^More/, /^Add a note/, /^Refund/, /^Record refund/]) {
    await dialog.locator('summary', { hasText: section }).click();
  }
  await note.fill('Half a note');
  await amount.fill('99999999');
  await press();
  await expect(dialog).toContainText('That is more than was paid.');
  await amount.fill('100');
  await pressOnBrokenConnections(page, {
    press,
    expectKept: async () => {
      await expect(notice(page, 'It could not be sent. Please try again.').last()).toBeVisible();
      await expect(amount).toHaveValue('100');
      await expect(note).toHaveValue('Half a note');
      await expect(note).toBeVisible();
    },
  });

  await page.route('**/*.data*', async (route) => {
    await expect(dialog).toHaveCount(0);
    await route.abort('internetdisconnected');
  });
  await dialog.getByLabel(/^Close/).click();
  await page.getByRole('button', { name: /^Leave without saving/ }).click();
  await expect(notice(page, 'The page could not be opened.')).toBeVisible();
  await expect(note).toHaveValue('Half a note');
  await page.unroute('**/*.data*');

  await press();
  await expect(notice(page, 'Refund recorded')).toBeVisible();
  const history = dialog.getByRole('list').last().getByRole('listitem');
  await expect(history).toHaveCount(4);
  await expect(history.last()).toContainText('Refund: ₨ 100');
});
