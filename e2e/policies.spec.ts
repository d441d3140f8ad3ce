import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const policies = [
  { path: '/privacy-policy', en: 'Privacy Policy', si: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය' },
  { path: '/terms-conditions', en: 'Terms & Conditions', si: 'නියම සහ කොන්දේසි' },
  { path: '/refund-policy', en: 'Refund Policy', si: 'මුදල් ආපසු ගෙවීමේ ප්‍රතිපත්තිය' },
];

for (const { path, en, si } of policies) {
  test(`${en} is published in both languages @axe @thorough`, async ({ page, axe }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(en);
    await expect(page.getByText(/^Last updated: \d{1,2} \p{L}+ \d{4}/u)).toBeVisible();
    await expect(page.locator('article [lang="si"]').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${en.replace('&', '&')} \\|`));
    await axe(page);

    await page.goto(`/si${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(si);
    await expect(page.getByText(/^අවසන් වරට යාවත්කාලීන කළේ: /)).toBeVisible();
    await axe(page);
  });
}

test('each policy leads to the others and back home @thorough', async ({ page }) => {
  await page.goto('/si/privacy-policy');
  const tabs = page.getByRole('navigation', { name: 'ප්‍රතිපත්ති' }).first();
  await tabs.getByRole('link', { name: 'නියම සහ කොන්දේසි' }).click();
  await expect(page).toHaveURL(/\/si\/terms-conditions$/);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('නියම සහ කොන්දේසි');
  await page.getByRole('link', { name: 'ආපසු මුල් පිටුවට' }).click();
  await expect(page).toHaveURL(/\/si$/);
});

test('a URL that names no policy is not found @axe @thorough', async ({ page, axe }) => {
  const response = await page.goto('/si/shipping-policy');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('පිටුව හමු වුණේ නැහැ');
  await expect(page).toHaveTitle('පිටුව හමු වුණේ නැහැ | සන්ධි');
  await axe(page);
});
