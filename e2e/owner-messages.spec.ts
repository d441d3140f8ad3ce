import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { postForm } from './post-form.ts';

// Playwright tries to run scripts in the iframe of an e-mail, which forbids them, so the browser logs an error.
test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/Blocked script execution in 'about:srcdoc'/);
});

async function checkEmail(page: Page, html: string, axe: (page: Page) => Promise<void>) {
  const alone = await page.context().newPage();
  await alone.setContent(html);
  await expect(alone.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  await expect(alone.getByText('12 Temple Road')).toBeVisible();
  await axe(alone);
  await alone.close();
}

test('the owner reads what a customer would get, as text and as HTML @axe @thorough', async ({
  page,
  baseURL,
  axe,
  ownerSignIn,
}) => {
  const { orderId } = await buySomething(baseURL, { email: 'dilani@example.lk' });
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'shipped' });
  await page.goto('/admin/messages');

  await expect(page.getByText(/^This is a demo: nothing is sent/)).toBeVisible();
  // Looks for the e-mail, because an SMS about the same is in the list too.
  const rows = page.locator('tbody tr').filter({ hasText: 'dilani@example.lk' });
  await expect(rows.first()).toContainText('Order shipped');
  await expect(rows.first()).toContainText('Preview only');
  await axe(page);

  await rows.first().getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/is on its way by courier/);
  await expect(dialog.locator('pre')).toContainText(`/order-success/${orderId}`);
  const frame = dialog.locator('iframe');
  const email = await frame.getAttribute('srcdoc');
  // Axe cannot run inside the iframe, so a button replaces it here, and the e-mail is checked in a page of its own.
  await frame.evaluate((element: HTMLIFrameElement) => {
    const replacement = document.createElement('button');
    replacement.textContent = element.title;
    element.replaceWith(replacement);
  });
  await axe(page);
  await checkEmail(page, email ?? '', axe);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows.first().getByRole('link')).toBeFocused();
});

test('a customer who ordered in Sinhala is written to in Sinhala @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const overrides = { email: 'dilani@example.lk', language: 'si' };
  const { orderId } = await buySomething(baseURL, overrides);
  await ownerSignIn(page);
  await page.goto('/admin/messages');
  const newest = page.locator('tbody tr').filter({ hasText: 'Order received' }).first();
  await newest.getByRole('link').click();

  const email = page.frameLocator('iframe[title="Preview"]');
  await expect(email.getByRole('heading', { name: 'ඔබේ ඇණවුමට ස්තූතියි' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('pre')).toContainText(
    `/si/order-success/${orderId}`,
  );
});

test('what a shopper wrote in the contact form is sent to the owner, with HTML as plain text @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const text = '<script>document.title = "taken"</script><b>Hello</b>';
  const sent = await page.request.post('/contact/messages', {
    form: { name: 'Nimal', phone: '0771234567', email: '', message: text },
    headers: { Origin: baseURL ?? '' },
  });
  expect(sent.status()).toBe(200);
  await ownerSignIn(page);
  await page.goto('/admin/messages');
  await page
    .locator('tbody tr', { hasText: 'Message in the inbox' })
    .first()
    .getByRole('link')
    .click();

  const email = page.frameLocator('iframe[title="Preview"]');
  await expect(email.locator('blockquote')).toHaveText(text);
  await expect(email.locator('blockquote b')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner filters the messages and reads one on the page @thorough', async ({
    page,
    baseURL,
    ownerSignIn,
  }) => {
    await buySomething(baseURL, { email: 'sunil@example.lk' });
    await ownerSignIn(page);
    await page.goto('/admin/messages');
    await page.getByRole('link', { name: /^Preview only/ }).click();
    await expect(page).toHaveURL(/\?state=shown$/);
    await page.locator('tbody tr').first().getByRole('link').click();
    await expect(
      page
        .locator('main')
        .getByText(/^order|^Sandhi: order|New order/)
        .first(),
    ).toBeVisible();
    await expect(page.locator('main pre')).toContainText('Sandhi');
  });
});
