import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';

/** Makes a text unique, so that each journey finds its own message: they share one shop. */
function unique(text: string): string {
  return `${text} ${randomUUID()}`;
}

async function write(page: Page, text: string) {
  const sent = await postForm(page, '/contact/messages', {
    name: 'Dilani Fonseka',
    phone: '071 555 0136',
    email: 'dilani@example.lk',
    message: text,
  });
  expect(sent.status()).toBe(200);
}

function row(page: Page, text: string) {
  return page.locator('tbody tr', { hasText: text });
}

test('the owner reads a message, answers it, and is done with it @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  const text = unique('<b>Is the balm</b> coming back?');
  await ownerSignIn(page);
  await write(page, text);
  await page.goto('/admin/inbox');
  const entry = page.locator('a[href="/admin/inbox"]').first();
  await expect(entry).toContainText('ලැබුණු පණිවිඩ');
  await expect(entry).toContainText(/unread: \d+/);
  await expect(page.locator('tbody tr').first()).toContainText(text);
  await expect(row(page, text)).toContainText('New');
  await axe(page);

  await row(page, text).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text);
  await expect(dialog).toContainText('071 555 0136');
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/94715550136\?text=/,
  );
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+94715550136',
  );
  await expect(dialog.getByRole('link', { name: /^Write an email/ })).toHaveAttribute(
    'href',
    'mailto:dilani@example.lk',
  );
  await expect(dialog.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();
  await axe(page);

  await dialog.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(notice(page, 'Marked as answered')).toBeVisible();
  await expect(row(page, text)).toContainText('Answered');
  await page
    .getByRole('link', { name: /^Answered/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?state=answered$/);
  await row(page, text).getByRole('link').click();
  await dialog.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(notice(page, 'Marked as done')).toBeVisible();
  await expect(row(page, text)).toHaveCount(0);
});

test('a message whose state was changed since is shown in its new state, and is moved by the next press @thorough', async ({
  page,
  ownerSignIn,
}) => {
  const text = unique('Do you post to Jaffna?');
  await ownerSignIn(page);
  await write(page, text);
  await page.goto('/admin/inbox');
  await row(page, text).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();

  await postForm(page, new URL(page.url()).pathname, { from: 'read', to: 'answered' });
  await dialog.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Another admin has just changed');
  await expect(dialog.getByRole('button', { name: /^Mark as answered/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(notice(page, 'Marked as done')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opening a message writes nothing; a button marks it as read @thorough', async ({
    page,
    ownerSignIn,
  }) => {
    const text = unique('Which oil is for knees?');
    await ownerSignIn(page);
    await write(page, text);
    await page.goto('/admin/inbox?state=new');
    await row(page, text).getByRole('link').click();
    await expect(page.locator('main')).toContainText('071 555 0136');
    await page.goto('/admin/inbox?state=new');
    await expect(row(page, text)).toHaveCount(1);
    await row(page, text).getByRole('link').click();
    await page.getByRole('button', { name: /^Mark as read/ }).click();
    await expect(notice(page, 'Marked as read')).toBeVisible();
    await expect(row(page, text)).toHaveCount(0);
  });
});
