import { expect, type Page } from '@playwright/test';
import { busyErrors, busyText, refuseAsBusy } from './busy-response.ts';
import { test, thoroughIf } from './fixtures.ts';

const copy = {
  '/': {
    send: /^Send Message/,
    name: 'Please enter your full name.',
    sent: 'Message sent successfully! We will get back to you soon.',
    failed: 'Failed to send message. Please try again.',
  },
  '/si': {
    send: 'පණිවිඩය යවන්න',
    name: 'කරුණාකර ඔබේ සම්පූර්ණ නම ඇතුළත් කරන්න.',
    sent: 'පණිවිඩය යැව්වා! අපි ඉක්මනින්ම ඔබට පිළිතුරු දෙන්නම්.',
    failed: 'පණිවිඩය යැවීමට නොහැකි වුණා. කරුණාකර නැවත උත්සාහ කරන්න.',
  },
};

async function fillInContactForm(page: Page, email = '') {
  await page.locator('#contact-name').fill('Nimal Perera');
  await page.locator('#contact-phone').fill('077 123 4567');
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-message').fill('Is the balm coming back?');
}

for (const path of ['/', '/si'] as const) {
  const texts = copy[path];

  test(`a field of the contact form that is left empty on ${path} says so @axe @phone @thorough`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.locator('#contact-name-error')).toContainText(texts.name);
    await expect(page.locator('#contact').getByRole('alert')).toBeFocused();
    await expect(page.locator('#contact-email-error')).toHaveCount(0);
    await axe(page);
  });

  test(`a message is sent from ${path}, and only then the form is empty${thoroughIf(path === '/si')}`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillInContactForm(page, 'nimal@');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.locator('#contact-email-error')).toBeVisible();
    await page.locator('#contact-email').fill('nimal@example.lk');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    await expect(page.locator('#contact-name')).toHaveValue('');
    await expect(page.locator('#contact-message')).toHaveValue('');
  });

  test(`when the shop cannot be reached, ${path} says so and keeps everything @thorough`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED/);
    await page.goto(path);
    await page.route('**/contact/messages', (route) => route.abort('failed'));
    await fillInContactForm(page);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.locator('#contact').getByRole('alert')).toContainText(texts.failed);
    await expect(page.locator('#contact-message')).toHaveValue('Is the balm coming back?');
  });
}

test('when the shop is busy, the contact form says so, keeps everything, and is sent by the next press @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(busyErrors);
  const texts = copy['/'];
  await page.goto('/');
  await page.route('**/contact/messages', refuseAsBusy);
  await fillInContactForm(page);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.locator('#contact').getByRole('alert')).toContainText(texts.failed);
  await expect(page.locator('#contact').getByRole('alert')).toContainText(busyText);
  await expect(page.locator('#contact-message')).toHaveValue('Is the balm coming back?');
  await page.unrouteAll();
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
});

test('a message that was sent before the scripts ran keeps its fields when the connection breaks later @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  const texts = copy['/'];
  await page.goto('/contact');
  await fillInContactForm(page, 'nimal@');
  await page.locator('form.contact-form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#contact-email-error')).toBeVisible();
  await page.route('**/contact/messages', (route) => route.abort('failed'));
  await page.locator('#contact-email').fill('nimal@example.lk');
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.locator('#contact').getByRole('alert')).toContainText(texts.failed);
  await expect(page.locator('#contact-name')).toHaveValue('Nimal Perera');
  await expect(page.locator('#contact-phone')).toHaveValue('077 123 4567');
  await expect(page.locator('#contact-email')).toHaveValue('nimal@example.lk');
});

test('phone, WhatsApp and email are links, and the place is plain text @thorough', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.locator('a.contact-card');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+94771234567',
    'https://wa.me/94771234567',
    'mailto:hello@sandhi.example',
  ]);
  await expect(page.locator('div.contact-card')).toContainText('Colombo, Sri Lanka');
  await expect(page.locator('#contact')).toContainText('₨\u00a03,800 per bottle');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/si'] as const) {
    test(`the form of ${path} is answered by a page of its own @thorough`, async ({ page }) => {
      const texts = copy[path];
      await page.goto(path);
      await page.locator('#contact-message').fill('Is the balm coming back?');
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.locator('#contact-name-error')).toContainText(texts.name);
      await expect(page.locator('#contact-message')).toHaveValue('Is the balm coming back?');
      await fillInContactForm(page);
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.locator('main')).toContainText(texts.sent);
      await expect(page.locator('#contact-message')).toHaveValue('');
    });
  }
});
