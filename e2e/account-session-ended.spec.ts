import { expect, type Page } from '@playwright/test';
import { fillInSignIn, signOut, signUp, submitOf } from './customers.ts';
import { test } from './fixtures.ts';

const copy = {
  '': {
    save: /^Save/,
    kept: 'What you typed is kept',
    shown: 'What you typed is still here',
  },
  '/si': {
    save: /^සුරකින්න/,
    kept: 'ඔබ ටයිප් කළ දේ තබා ගෙන තිබෙනවා',
    shown: 'ඔබ ටයිප් කළ දේ තවමත් මෙහි තිබෙනවා',
  },
};
const main = (page: Page) => page.getByRole('main');

for (const [prefix, javaScriptEnabled] of [
  ['/si', true],
  ['', false],
] as const) {
  test.describe(`under "${prefix}", script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('an address that is saved after the session ended is in the form again after signing in, and is saved then @axe', async ({
      page,
      axe,
    }) => {
      const save = main(page).getByRole('button', { name: copy[prefix].save });
      const { identifier } = await signUp(page);
      await page.goto(`${prefix}/account/addresses/new`);
      await page.locator('#customerName').fill('අම්මා');
      await page.locator('#phone').fill('071 234 5678');
      await page.locator('#address').fill('5, Galle Road');
      await page.locator('#city').fill('Negombo');
      await page.locator('#district').selectOption('Gampaha');
      await page.locator('#province').selectOption('Western');
      await signOut(page);
      await save.click();

      await expect(main(page).getByText(copy[prefix].kept)).toBeVisible();
      if (javaScriptEnabled) await axe(page);
      await fillInSignIn(page, identifier);
      await submitOf(page).click();

      await expect(page).toHaveURL(`${prefix}/account/addresses/new`);
      const notice = page.getByText(copy[prefix].shown);
      await expect(notice).toBeVisible();
      await expect(page.locator('#customerName')).toHaveValue('අම්මා');
      await expect(page.locator('#address')).toHaveValue('5, Galle Road');
      await expect(page.locator('#district')).toHaveValue('Gampaha');
      if (javaScriptEnabled) {
        await expect(page.locator(':focus').filter({ has: notice })).toHaveCount(1);
        await axe(page);
      }
      await save.click();
      await expect(page).toHaveURL(`${prefix}/account/addresses`);
      await expect(main(page).getByRole('article')).toContainText('5, Galle Road');
      await expect(notice).toBeHidden();
    });
  });
}
