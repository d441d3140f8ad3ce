import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { aPhone, signUp } from './customers.ts';
import { openAllSections, test } from './every-width.ts';
import { requestReset } from './password-reset.ts';
import { postForm } from './post-form.ts';

const ownerPassword = () => process.env['SANDHI_OWNER_PASSWORD'] ?? '';

// Playwright tries to run scripts in the iframe of an e-mail, which forbids them, so the browser logs an error.
test.beforeEach(({ browserErrors }) => {
  browserErrors.expect(/Blocked script execution in 'about:srcdoc'/);
  // A link for a new password opens WhatsApp at once, which is outside of the shop.
  browserErrors.expect(/wa\.me|ERR_NAME_NOT_RESOLVED/);
});

test('people: customers, the inbox, messages, and requests for a new password @thorough', async ({
  page,
  baseURL,
  browser,
  checkPage,
  openAndCheck,
  ownerSignIn,
}) => {
  await buySomething(baseURL, { customerEmail: 'kamala@example.lk' });
  const phone = aPhone();
  const forgetful = await browser.newPage({ baseURL: baseURL ?? '' });
  await signUp(forgetful, { identifier: phone });
  await requestReset(forgetful, '', phone);
  await forgetful.close();
  await ownerSignIn(page);
  await postForm(page, '/contact/messages', {
    name: 'Dilani Fonseka',
    phone: '071 555 0136',
    email: 'dilani@example.lk',
    message: 'Is the balm coming back?',
  });
  await openAndCheck('/admin/customers');
  await openAndCheck('/admin/customers?q=nobody+of+this+name');
  await openAndCheck('/admin/inbox');
  await page.locator('tbody tr').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Is the balm coming back?');
  await checkPage();
  await openAndCheck('/admin/messages');
  await page.locator('tbody tr').first().getByRole('link').click();
  await openAllSections(page);
  // Axe cannot run inside the iframe of an e-mail, so a button replaces it; owner-messages.spec.ts checks the e-mail itself.
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const replacement = document.createElement('button');
    replacement.className = 'button';
    replacement.textContent = frame.title;
    frame.replaceWith(replacement);
  });
  await checkPage();
  await openAndCheck('/admin/reset-requests');
  await page.getByRole('row').filter({ hasText: phone }).locator('button[value="send"]').click();
  await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible();
  await checkPage();
});

test('policies with text that is not saved, and every tab of the settings @thorough', async ({
  page,
  checkPage,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/policies?tab=refund');
  await page.locator('#refund-contentEn').fill('');
  await page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first().click();
  await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
  await openAllSections(page);
  await checkPage();
  await page.getByRole('link', { name: 'Sandhi, Dashboard' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await checkPage();
  await page.getByRole('button', { name: /^Leave/ }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.goto('/admin/settings');
  for (const tab of await page.getByRole('tab').all()) {
    // Uses the keyboard, because an open help text covers the tabs.
    await tab.press('Enter');
    await openAllSections(page);
    await checkPage();
  }
  await page.getByRole('tab', { name: /^Security/ }).press('Enter');
  await page.locator('#sessionTimeout').fill('121');
  await page
    .getByRole('button', { name: /^Save Changes/ })
    .first()
    .click();
  await expect(page.getByText('Please enter a number from 5 to 120.').first()).toBeVisible();
  await checkPage();
});

test('the log, events, backups, admins and the second factor @thorough', async ({
  page,
  checkPage,
  openAndCheck,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await openAndCheck('/admin/audit');
  await openAndCheck('/admin/events');
  await openAndCheck('/admin/events?type=order_placed&from=2020-01-01&to=2020-01-02');
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: /^Back up now/ }).click();
  await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible();
  await openAllSections(page);
  await checkPage();

  await page.goto('/admin/admins/new');
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Username' }) });
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Please choose a username.').first()).toBeVisible();
  await checkPage();
  const username = `sunil_${Date.now().toString(36)}`;
  await form.locator('[name="name"]').fill('Sunil Fernando');
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByLabel('Your own password').fill(ownerPassword());
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(page.locator('blockquote')).toBeVisible();
  await checkPage();
  await openAndCheck('/admin/admins');
  await page
    .locator('tbody tr', { hasText: username })
    .getByRole('link', { name: 'Remove Sunil Fernando' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkPage();
  await page.getByLabel('Your own password').fill(ownerPassword());
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('tbody tr', { hasText: username })).toHaveCount(0);

  await openAndCheck('/admin/security');
  await page.getByLabel('Your password').fill(ownerPassword());
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await checkPage();
});

test('toasts of further screens are top right for three seconds, on a phone too @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: /^Back up now/ }).click();
  const toast = page.getByRole('status').getByText('Backup complete');
  // Notices the toast in the animation frame in which it appears: an assertion looks only once a second after a while.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.toast')].some(({ textContent }) =>
        textContent?.includes('Backup complete'),
      ),
    undefined,
    { timeout: 20_000 },
  );
  const since = Date.now();
  await expect(toast).toBeVisible();
  const box = await page.locator('.toast').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(375 - 40);
  expect(box?.y).toBeLessThan(120);
  await expect(toast).toHaveCount(0, { timeout: 5_000 });
  expect(Date.now() - since).toBeGreaterThan(2_000);
});
