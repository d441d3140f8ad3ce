import { expect } from '@playwright/test';
import { paymentSwitches } from '#domain/payments/payment-methods.ts';
import { test } from './fixtures.ts';
import { htmlOf } from './fresh-page.ts';
import { notice } from './notice.ts';
import { field, saveButton, saveFields } from './settings-form.ts';
import { checkoutCopy, putInCart } from './shopping.ts';

test('a field appears only while the setting that it belongs to needs it @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings?tab=payment');
  await expect(field(page, 'bankAccountDetails')).toBeVisible();
  await field(page, 'bankTransferEnabled').uncheck();
  await expect(field(page, 'bankAccountDetails')).toBeHidden();
  await page.getByRole('tab', { name: /^Delivery/ }).click();
  await expect(field(page, 'deliveryFeeLkr')).toBeHidden();
  await field(page, 'freeDelivery').uncheck();
  await expect(field(page, 'deliveryFeeLkr')).toBeVisible();
  await expect(field(page, 'deliveryMessage')).toBeHidden();
  await page.getByRole('tab', { name: /^General/ }).click();
  await expect(field(page, 'lkrPerUsd')).toBeHidden();
  await page.locator('[name="currency"][value="USD"]').check();
  await expect(field(page, 'lkrPerUsd')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'how many rupees one US dollar costs',
  );
});

test('switching every way to pay off is refused in words @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings?tab=payment');
  for (const name of paymentSwitches) await field(page, name).uncheck();
  await saveButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('Shoppers need a way to pay');
  await expect(field(page, 'codEnabled')).not.toBeChecked();
  await page.reload();
  await expect(field(page, 'codEnabled')).toBeChecked();
});

test('the length of texts for search engines is counted while one types, as advice only @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings?tab=seo');
  await expect(page.getByText('50-60 characters is best.').first()).toBeVisible();
  await expect(page.getByText('150-160 characters is best.').first()).toBeVisible();
  const kept = await field(page, 'metaTitle').inputValue();
  await field(page, 'metaTitle').fill('Short');
  await expect(page.locator('[data-count="metaTitle"]')).toContainText('5 characters now.');
  await saveButton(page).click();
  await expect(notice(page, 'Settings saved successfully!')).toBeVisible();
  await saveFields(page, 'seo', { metaTitle: kept });
});

test('contacts that came with the shop are marked until the owner enters others @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings?tab=contact');
  const mark = 'This is only an example.';
  await expect(page.getByText(mark)).toHaveCount(3);
  await saveFields(page, 'contact', { phone: '+94 11 234 5678' });
  await expect(page.getByText(mark)).toHaveCount(2);
  await expect(field(page, 'phone')).toHaveValue('011 2 345 678');
  await saveFields(page, 'contact', { phone: '0771234567' });
  await expect(page.getByText(mark)).toHaveCount(3);
});

test('an admin who edits settings that another admin has saved in the meantime is told so, keeps what they typed, and sees what was saved @axe @thorough', async ({
  page,
  context,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  const other = await context.newPage();
  await other.goto('/admin/settings');
  const texts = ['tagline', 'siteName', 'siteNameSi'];
  const kept = await Promise.all(texts.map((name) => field(page, name).inputValue()));

  await field(other, 'tagline').fill('Theirs');
  await field(other, 'siteName').fill('Sandhi & Sons');
  await saveButton(other).click();
  await expect(notice(other, 'Settings saved successfully!')).toBeVisible();

  await field(page, 'tagline').fill('Mine');
  await page.getByRole('tab', { name: /^Contact/ }).click();
  await field(page, 'address').fill('1 New Road, Galle');
  await page.getByRole('tab', { name: /^General/ }).click();
  await saveButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('while this page was open');
  await expect(
    page.getByText('Another admin saved: Theirs').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(field(page, 'tagline')).toHaveValue('Mine');
  await expect(field(page, 'siteName')).toHaveValue('Sandhi & Sons');
  await expect(field(page, 'address')).toHaveValue('1 New Road, Galle');
  await axe(page);
  await page.getByRole('tab', { name: /^Contact/ }).click();
  await page.getByRole('tab', { name: /^General/ }).click();
  await expect(field(page, 'tagline')).toHaveValue('Mine');
  await expect.poll(htmlOf(page, '/')).toContain('Theirs');

  await saveButton(page).click();
  await expect(notice(page, 'Settings saved successfully!')).toBeVisible();
  await expect(field(page, 'tagline')).toHaveValue('Mine');
  const restored = Object.fromEntries(texts.map((name, place) => [name, kept[place] ?? '']));
  await saveFields(page, 'general', restored);
  await saveFields(page, 'contact', { address: 'Colombo, Sri Lanka' });
});

test('total and ways to pay at the checkout follow the district @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings?tab=delivery');
  await field(page, 'freeDelivery').uncheck();
  await field(page, 'deliveryFeeLkr').fill('350');
  await field(page, 'districtFees').fill('Jaffna 450');
  await field(page, 'districtsWithoutCash').fill('Jaffna');
  await saveButton(page).click();
  await expect(notice(page, 'Settings saved successfully!')).toBeVisible();

  await putInCart(page);
  await page.goto('/checkout');
  const main = page.getByRole('main');
  const cash = main.getByRole('radio', { name: /^Cash on Delivery/ });
  await expect(main.getByRole('status').filter({ hasText: 'differs' })).toBeVisible();
  await expect(cash).toBeChecked();
  await page.getByLabel(/^District/).selectOption('Jaffna');
  await expect(main.getByText('Delivery to Jaffna District costs')).toBeVisible();
  await expect(cash).toHaveCount(0);
  await expect(main.getByRole('radio', { name: checkoutCopy.en.bank })).toBeChecked();
  await axe(page);
  await page.getByLabel(/^District/).selectOption('Colombo');
  await expect(cash).toBeChecked();

  await page.goto('/admin/settings?tab=delivery');
  await field(page, 'districtFees').fill('');
  await field(page, 'districtsWithoutCash').fill('');
  await field(page, 'freeDelivery').check();
  await saveButton(page).click();
  await expect(notice(page, 'Settings saved successfully!')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each tab is a page of its own, and saving one leaves the others alone @thorough', async ({
    page,
    ownerSignIn,
  }) => {
    await ownerSignIn(page);
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: /^Delivery/ }).click();
    await expect(field(page, 'tagline')).toHaveCount(0);
    await field(page, 'freeDelivery').uncheck();
    await field(page, 'deliveryFeeLkr').fill('-1');
    await saveButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'Please enter a number from 0 to 100,000.',
    );
    await expect(field(page, 'deliveryFeeLkr')).toHaveValue('-1');
    await field(page, 'deliveryFeeLkr').fill('400');
    await saveButton(page).click();
    await expect(notice(page, 'Settings saved successfully!')).toBeVisible();
    await expect(field(page, 'freeDelivery')).not.toBeChecked();
    const freeDelivery = 'Free Delivery Anywhere in Sri Lanka';
    await expect.poll(htmlOf(page, '/')).not.toContain(freeDelivery);

    await field(page, 'freeDelivery').check();
    await saveButton(page).click();
    await page.getByRole('link', { name: /^General/ }).click();
    await expect(field(page, 'tagline')).toHaveValue('Natural Relief, Local Tradition');
  });
});
