import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { restorePublished, saveButton, savedNotice } from './policy-form.ts';

test('a policy is written with the buttons of its editor, and seen as shoppers will @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/policies?tab=terms');
  const content = page.locator('#terms-contentEn');
  const preview = page.locator('#panel-terms [data-preview="en"]');
  await content.fill('Who we are');
  const toolbar = page.getByRole('toolbar').filter({ visible: true }).first();
  await toolbar.getByRole('button', { name: 'Heading' }).click();
  await expect(content).toHaveValue('## Who we are');
  await expect(preview.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  await page.keyboard.type('\n\nA shop. {delivery}');
  await expect(preview).toContainText(/A shop\. \S+/);
  await expect(preview).not.toContainText('{delivery}');
  await content.press('Control+a');
  await toolbar.getByRole('button', { name: 'Bold' }).press('Enter');
  await expect(content).toBeFocused();
  await axe(page);
});

test('unsaved text is kept when another admin publishes its policy, and when this admin publishes another policy @thorough @desk', async ({
  page,
  context,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/policies?tab=terms');
  const [terms, refund] = [page.locator('#terms-titleEn'), page.locator('#refund-titleEn')];
  await terms.fill('Half a title');
  const other = await context.newPage();
  await other.goto('/admin/policies?tab=terms');
  await other.locator('#terms-titleEn').fill('Their title');
  await saveButton(other).click();
  await expect(notice(other, savedNotice)).toBeVisible();

  await page.getByRole('tab', { name: /^Refund Policy/ }).click();
  await expect(refund).toBeVisible();
  const before = await refund.inputValue();
  await refund.fill('Our title ');
  await saveButton(page).click();
  await expect(notice(page, savedNotice)).toBeVisible();
  await expect(refund).toHaveValue('Our title');
  await restorePublished(page);
  await expect(refund).toHaveValue(before);
  await page.getByRole('tab', { name: /^Terms & Conditions/ }).click();
  await expect(terms).toBeVisible();
  await expect(terms).toHaveValue('Half a title');
  await saveButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('while this page was open');
  await expect(terms).toHaveValue('Half a title');

  await restorePublished(other);
  await other.close();
});
