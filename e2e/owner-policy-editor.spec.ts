import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

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
