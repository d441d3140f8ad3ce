import { expect } from '@playwright/test';
import { actEarly, test } from './fixtures.ts';
import { htmlOf, oneLook, openUntil } from './fresh-page.ts';
import { notice } from './notice.ts';
import { restorePublished, saveButton, savedNotice } from './policy-form.ts';

test('the owner rewrites a policy, sees its words counted, publishes it with its date, and restores the earlier version @axe @thorough', async ({
  page,
  context,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/policies');
  await expect(page.locator('a[href="/admin/policies"]').first()).toContainText('ප්‍රතිපත්ති');
  for (const name of [/^Terms & Conditions/, /^Privacy Policy/, /^Refund Policy/]) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  }
  const content = page.locator('#refund-contentEn');
  const before = await content.inputValue();
  const statistics = page.locator('#panel-refund [data-statistics="contentEn"]');
  const date = page.locator('#panel-refund [data-last-updated]');
  await content.fill('## Ten days\n\nSend it back.');
  await expect(statistics).toHaveText('Words: 5, characters: 26, lines: 3');
  await expect(date).toContainText('Not saved yet');
  const now = await date.locator('time').getAttribute('datetime');
  expect(Math.abs(Date.now() - Date.parse(now ?? ''))).toBeLessThan(60_000);
  expect(await (await page.request.get('/refund-policy')).text()).not.toContain('Ten days');
  await axe(page);

  await saveButton(page).click();
  await expect(notice(page, savedNotice)).toBeVisible();
  await expect(saveButton(page)).toBeFocused();
  await expect(date).not.toContainText('Not saved yet');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /^Preview on Website/ })
      .filter({ visible: true })
      .click(),
  ]);
  await expect(preview).toHaveURL(/\/refund-policy$/);
  const newHeading = preview.getByRole('heading', { name: 'Ten days' });
  await openUntil(preview, '/refund-policy', () => expect(newHeading).toBeVisible(oneLook));
  await preview.close();

  await page
    .getByText(/^Published /)
    .filter({ visible: true })
    .first()
    .click();
  await axe(page);
  await page
    .getByText(/^Published /)
    .filter({ visible: true })
    .first()
    .click();
  await restorePublished(page);
  await expect(content).toHaveValue(before);
  await page.goto('/admin/audit?kind=policy');
  const log = page.locator('tbody tr');
  await expect(log.nth(0)).toContainText('Published an earlier policy again');
  await expect(log.nth(1)).toContainText(/Saved a policy.*Ten days/s);
});

test('unsaved text survives a look at another policy, and nobody leaves it without being asked @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/policies?tab=terms');
  const title = page.locator('#terms-titleEn');
  await title.fill('Half a title');
  await page.getByRole('tab', { name: /^Privacy Policy/ }).click();
  await page.getByRole('tab', { name: /^Terms & Conditions/ }).click();
  await expect(title).toHaveValue('Half a title');

  const away = page.getByRole('link', { name: 'Sandhi, Dashboard' });
  await away.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Leave without saving?');
  await axe(page);
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(title).toHaveValue('Half a title');

  page.once('dialog', (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    void dialog.dismiss();
  });
  await page.evaluate(() => location.assign('/admin/orders')).catch(() => undefined);
  await expect(title).toHaveValue('Half a title');

  await away.click();
  await question.getByRole('button', { name: /^Leave/ }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('an admin who edits a policy that another admin has saved in the meantime is told so, keeps what they typed, and sees what was saved @axe @thorough', async ({
  page,
  context,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/policies?tab=privacy');
  const other = await context.newPage();
  await other.goto('/admin/policies?tab=privacy');
  const before = await page.locator('#privacy-titleEn').inputValue();
  await other.locator('#privacy-contentEn').fill('Theirs.');
  await other.locator('#privacy-titleEn').fill('Their title');
  await saveButton(other).click();
  await expect(notice(other, savedNotice)).toBeVisible();
  await other.close();

  await page.locator('#privacy-contentEn').fill('Mine.');
  await saveButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText('while this page was open');
  await expect(page.locator('#privacy-contentEn')).toHaveValue('Mine.');
  await expect(page.locator('#privacy-titleEn')).toHaveValue('Their title');
  await expect(page.locator('#panel-privacy details').first()).toContainText('Theirs.');
  await expect.poll(htmlOf(page, '/privacy-policy')).toContain('Theirs.');
  await axe(page);

  await saveButton(page).click();
  await expect(notice(page, savedNotice)).toBeVisible();
  const earlier = page.getByText(/^Published /).filter({ visible: true });
  await earlier.nth(1).click();
  await page
    .getByRole('button', { name: /^Publish this version again/ })
    .filter({ visible: true })
    .click();
  await expect(page.locator('#privacy-titleEn')).toHaveValue(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each policy is a page of its own that saves and restores @thorough', async ({
    page,
    ownerSignIn,
  }) => {
    await ownerSignIn(page);
    await page.goto('/admin/policies');
    await page.getByRole('link', { name: /^Refund Policy/ }).click();
    await expect(page.locator('#privacy-titleEn')).toHaveCount(0);
    await expect(page.locator('[data-statistics="contentSi"]')).toContainText(/Words: \d+/);
    await page.locator('#refund-contentEn').fill('');
    await saveButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Please fill in this field.');
    await page.locator('#refund-contentEn').fill('Without a script.');
    await saveButton(page).click();
    await expect(notice(page, savedNotice)).toBeVisible();
    await expect.poll(htmlOf(page, '/refund-policy')).toContain('Without a script.');
    await restorePublished(page);
  });
});

test('text that is typed before the scripts of the page arrive is kept, and counts as not saved @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await actEarly(page);
  await page.goto('/admin/policies?tab=refund', { waitUntil: 'commit' });
  const content = page.locator('#refund-contentEn');
  await content.fill('Typed on a slow line.');
  const date = page.locator('#panel-refund [data-last-updated]');
  await expect(date).not.toContainText('Not saved yet');
  scripts.resolve();
  await expect(date).toContainText('Not saved yet');
  await expect(content).toHaveValue('Typed on a slow line.');
});
