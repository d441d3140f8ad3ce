import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { aPhone, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import { postForm } from './post-form.ts';

test('the owner finds a customer by their phone, greets them, and sees who never ordered @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
  browser,
}) => {
  const { customerName, phone } = await buySomething(baseURL, { language: 'si' });
  const otherPage = await browser.newPage({ baseURL: baseURL ?? '' });
  const fathima = { name: 'Fathima Rizna', identifier: aPhone() };
  await signUp(otherPage, fathima);
  await otherPage.close();
  await ownerSignIn(page);
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await expect(page.getByText('Manage and communicate with your customers')).toBeVisible();
  for (const label of ['Total Customers', 'New This Month', 'Avg. Order Value']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  await axe(page);

  const search = page.getByPlaceholder('Search customers by name or phone number...');
  await search.fill(phone);
  await expect(page).toHaveURL(/\?q=077/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('1 customer found');
  const card = page.getByRole('main').getByRole('listitem');
  await expect(card).toContainText(customerName);
  await expect(card).toContainText(phone);
  await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/94${phone.replace(/\D/g, '').slice(1)}?text=${encodeURIComponent(`ආයුබෝවන් ${customerName},`)}`,
  );
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+9477/);

  await card.getByRole('link', { name: customerName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerName);
  await expect(page.getByRole('region', { name: /^Orders/ }).getByRole('link')).toHaveText([
    /^ORD-/,
  ]);
  await page.getByLabel(/^New note/).fill('Prefers mornings');
  await page.getByRole('button', { name: /^Add note/ }).click();
  const notes = page.getByRole('region', { name: /^Private notes/ });
  await expect(notes.getByRole('listitem')).toContainText('Prefers mornings');
  await expect(page.getByLabel(/^New note/)).toHaveValue('');
  await axe(page);
  await page.getByRole('link', { name: /^All customers/ }).click();
  await expect(page).toHaveURL(/\/customers$/);

  await search.fill(fathima.identifier);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('1 customer found');
  await expect(card).toContainText('Fathima Rizna');
  await expect(card).toContainText('Never');

  await search.fill('nobody of this name');
  await search.press('Enter');
  await expect(page.getByText('No customers found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria')).toBeVisible();
  await axe(page);
});

test('a half-typed note about a customer is kept when another note is removed, and when another admin adds one @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const { phone } = await buySomething(baseURL);
  await ownerSignIn(page);
  await page.goto(`/admin/customers/94${phone.replace(/\D/g, '').slice(1)}`);
  const note = page.getByLabel(/^New note/);
  const notes = page.getByRole('region', { name: /^Private notes/ }).getByRole('listitem');
  for (const text of ['Slow to pay', 'Prefers mornings']) {
    await note.fill(text);
    await page.getByRole('button', { name: /^Add note/ }).click();
    await expect(notes.first()).toContainText(text);
    await expect(note).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Add note/ })).toBeFocused();
  }
  await note.fill('Half a note');
  const theirs = { intent: 'add', text: 'From another admin' };
  await postForm(page, new URL(page.url()).pathname, theirs);
  const first = notes.filter({ hasText: 'Slow to pay' });
  await first.locator('summary').click();
  await first.getByRole('button', { name: /^Yes, remove the note/ }).click();
  await expect(first).toHaveCount(0);
  await expect(notes.first()).toContainText('From another admin');
  await expect(note).toHaveValue('Half a note');
  await expect(page.getByRole('heading', { name: /^Private notes/ })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner removes a note about a customer @thorough', async ({
    page,
    ownerSignIn,
    baseURL,
  }) => {
    const { phone } = await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto(`/admin/customers/94${phone.replace(/\D/g, '').slice(1)}`);
    await page.getByLabel(/^New note/).fill('Slow to pay');
    await page.getByRole('button', { name: /^Add note/ }).click();
    await expect(page.getByText('Note added')).toBeVisible();
    await page.getByText(/^Remove/).click();
    await page.getByRole('button', { name: /^Yes, remove the note/ }).click();
    await expect(page.getByText('Note removed')).toBeVisible();
    await expect(page.getByText('Slow to pay')).toHaveCount(0);
  });

  test('the owner searches the customers and comes back to all of them @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    const { customerName } = await buySomething(baseURL);
    await ownerSignIn(page);
    await page.goto('/admin/customers');
    await page.getByRole('searchbox').fill(customerName.toUpperCase());
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.goto('/admin/customers?q=%27%20or%201%3D1&page=1e9');
    await page.getByRole('link', { name: /^Show all customers/ }).click();
    await expect(page).toHaveURL(/\/admin\/customers$/);
  });
});
