import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { postForm } from './post-form.ts';

const path = '/admin/messages/texts/order-shipped';

/** Restores the text, because all journeys share one shop. */
test.afterEach(async ({ page }) => {
  await postForm(page, `${path}?restore`, {});
});

test('two admins who edit a text, each in one language, both keep what they wrote @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto(path);
  const [en, si] = [page.locator('[name="en"]'), page.locator('[name="si"]')];
  const [shownEn, shownSi] = [await en.inputValue(), await si.inputValue()];
  const theirs = { en: shownEn, si: `${shownSi} ස්තූතියි.`, shownEn, shownSi };
  await postForm(page, path, theirs);

  await en.fill(`${shownEn} Thank you.`);
  const save = page.getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(page.getByRole('main')).toContainText('while this page was open');
  await expect(en).toHaveValue(`${shownEn} Thank you.`);
  await expect(si).toHaveValue(theirs.si);
  await save.click();
  await expect(notice(page, 'Text saved')).toBeVisible();
  await expect(save).toBeFocused();
  await page.reload();
  await expect(en).toHaveValue(`${shownEn} Thank you.`);
  await expect(si).toHaveValue(theirs.si);
});
