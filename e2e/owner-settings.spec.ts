import { expect } from '@playwright/test';
import { tabLabels } from '#admin/settings/settings.copy.ts';
import { test } from './fixtures.ts';
import { htmlOf } from './fresh-page.ts';
import { notice } from './notice.ts';
import { field, saveButton, saveFields } from './settings-form.ts';

const tabs = Object.values(tabLabels);

test('every tab has its URL and its Sinhala name, and is accessible @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('සැකසුම්');
  await expect(page.getByRole('tab')).toHaveCount(tabs.length);
  for (const [place, { en, si }] of tabs.entries()) {
    const tab = page.getByRole('tab').nth(place);
    await expect(tab).toContainText(en);
    await expect(tab).toContainText(si);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    const url = page.url();
    await axe(page);
    await page.goto(url);
    await expect(page.getByRole('tab', { selected: true })).toContainText(en);
  }
});

test('a new shop shows the settings that are specified @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  await expect(page.locator('[name="currency"][value="LKR"]')).toBeChecked();
  const expectChecked = async (name: string, checked: boolean) =>
    expect(field(page, name)).toBeChecked({ checked });
  await expectChecked('codEnabled', true);
  await expectChecked('bankTransferEnabled', true);
  await expectChecked('payhereEnabled', true);
  await expectChecked('freeDelivery', true);
  await expectChecked('emailNotifications', true);
  await expectChecked('whatsappNotifications', true);
  await expectChecked('smsNotifications', false);
  await expect(field(page, 'deliveryMessage')).toHaveValue('Free Delivery Anywhere in Sri Lanka');
  await expect(field(page, 'address')).toHaveValue('Colombo, Sri Lanka');
  await expect(field(page, 'sessionTimeout')).toHaveValue('30');
  await expect(field(page, 'sessionTimeout')).toHaveAttribute('min', '5');
  await expect(field(page, 'sessionTimeout')).toHaveAttribute('max', '120');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'whatsapp')).toHaveAttribute('type', 'tel');
});

test('what is typed on several tabs is kept and saved together, and read back @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  await field(page, 'tagline').fill('Relief from our garden');
  await page.getByRole('tab', { name: /^Contact/ }).click();
  await field(page, 'addressSi').fill('උයන පාර, කොළඹ');
  await field(page, 'email').fill('nonsense');
  await page.getByRole('tab', { name: /^Security/ }).click();
  await field(page, 'sessionTimeout').fill('121');
  await saveButton(page).click();

  const alert = page.getByRole('alert').filter({ hasText: 'The settings were not saved.' });
  await expect(alert).toContainText('Email: Please enter an email address');
  await expect(alert).toContainText('Please enter a number from 5 to 120.');
  await axe(page);
  await alert.getByRole('link', { name: /^Email/ }).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'email').fill('hello@sandhi.example');
  await page.getByRole('tab', { name: /^Security/ }).click();
  await field(page, 'sessionTimeout').fill('45');
  await saveButton(page).click();

  await expect(notice(page, 'Settings saved successfully!')).toBeVisible();
  expect(page.url()).toContain('tab=security');
  await page.reload();
  await expect(field(page, 'sessionTimeout')).toHaveValue('45');
  await expect(field(page, 'tagline')).toHaveValue('Relief from our garden');
  await expect(field(page, 'addressSi')).toHaveValue('උයන පාර, කොළඹ');
  await expect.poll(htmlOf(page, '/')).toContain('Relief from our garden');

  await page.goto('/admin/audit?kind=settings');
  const entry = page.locator('tbody tr').first();
  await expect(entry).toContainText('Saved the settings');
  await expect(entry).toContainText(/30.*45/s);

  await saveFields(page, 'security', { sessionTimeout: '30' });
  await saveFields(page, 'contact', { addressSi: 'කොළඹ, ශ්‍රී ලංකාව' });
  await saveFields(page, 'general', { tagline: 'Natural Relief, Local Tradition' });
});

test('the toast is top right for three seconds @thorough', async ({ page, ownerSignIn }) => {
  await ownerSignIn(page);
  await page.clock.install();
  await page.goto('/admin/settings?tab=seo');
  await page.clock.pauseAt(Date.now() + 60_000);
  await saveButton(page).click();
  const toast = page.getByRole('status').getByText('Settings saved successfully!');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(220);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width / 2);
  await page.mouse.move(5, 600);
  await page.clock.runFor(2_900);
  await expect(toast).toBeVisible();
  await page.clock.resume();
  await expect(toast).toHaveCount(0, { timeout: 2_500 });
});

test('arrow keys move between tabs and wrap around, Home and End go to the ends, Alt with an arrow does nothing @thorough', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(page.getByRole('tab')).toHaveCount(tabs.length);
  await tab(/^General/).focus();
  const keys: [string, RegExp][] = [
    ['ArrowRight', /^Contact/],
    ['End', /^Landing page/],
    ['ArrowRight', /^General/],
    ['ArrowLeft', /^Landing page/],
    ['Home', /^General/],
  ];
  await page.keyboard.press('Alt+ArrowRight');
  await expect(tab(/^General/)).toHaveAttribute('aria-selected', 'true');
  for (const [key, name] of keys) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(field(page, 'siteName')).toBeFocused();
});
