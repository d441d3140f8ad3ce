import { expect, type Page } from '@playwright/test';
import { customerPassword, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import { secondPassword, submitForm } from './password-reset.ts';

const copy = {
  '': {
    wrong: 'The current password is not correct.',
    changed: 'Your password was changed. You have been signed out on all other devices.',
  },
  '/si': {
    wrong: 'දැනට ඇති මුරපදය නිවැරදි නැහැ.',
    changed: 'ඔබේ මුරපදය වෙනස් කළා. අනෙක් සියලු උපාංගවල ඔබේ පිවිසුම අවසන් කළා.',
  },
};

async function change(page: Page, current: string, password: string) {
  await page.locator('input[name="currentPassword"]').fill(current);
  await page.locator('input[name="password"]').fill(password);
  await submitForm(page, 'currentPassword');
}

test('a guest who opens the page is redirected to the sign-in page, with its URL in "next" @thorough', async ({
  page,
}) => {
  await page.goto('/account/password');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%2Fpassword/);
});

for (const path of ['', '/si'] as const) {
  const texts = copy[path];

  test(`a password is changed at "${path}/account/password"; a stolen copy of the session is signed out, this browser stays signed in @thorough`, async ({
    page,
    axe,
    browser,
    baseURL,
  }) => {
    await signUp(page, { path });
    const stolen = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: await page.context().storageState(),
    });
    const elsewhere = await stolen.newPage();
    await elsewhere.goto('/account/password');
    await expect(elsewhere.locator('input[name="currentPassword"]')).toBeVisible();

    await page.goto(`${path}/account/password`);
    await axe(page);
    await change(page, 'not-the-password', secondPassword);
    await expect(page.locator('#currentPassword-error')).toContainText(texts.wrong);
    await expect(page.locator('main').getByRole('alert')).toBeFocused();
    await expect(page.locator('input[name="currentPassword"]')).toHaveValue('');
    await expect(page.locator('input[name="password"]')).toHaveValue(secondPassword);
    await axe(page);
    await change(page, customerPassword, secondPassword);
    await expect(page.getByRole('status').filter({ hasText: texts.changed })).toBeVisible();
    await expect(page.locator('input[name="currentPassword"]')).toHaveValue('');
    await change(page, secondPassword, `${secondPassword} again`);
    await expect(page.locator('input[name="currentPassword"]')).toHaveValue('');
    await expect(page.locator('input[name="password"]')).toHaveValue('');
    await page.reload();
    await expect(page.locator('input[name="currentPassword"]')).toBeVisible();

    await elsewhere.goto('/account/password');
    await expect(elsewhere).toHaveURL(/\/sign-in/);
    await stolen.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a password is changed by a plain form @thorough', async ({ page }) => {
    await signUp(page);
    await page.goto('/account/password');
    await change(page, 'not-the-password', secondPassword);
    await expect(page.locator('#currentPassword-error')).toContainText(copy[''].wrong);
    await change(page, customerPassword, secondPassword);
    await expect(page.getByText(copy[''].changed)).toBeVisible();
  });
});
