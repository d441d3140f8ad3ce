import { expect, type Page } from '@playwright/test';
import { brokenConnectionErrors, pressOnBrokenConnections } from './broken-connection.ts';
import { anEmail, customerPassword, signUp } from './customers.ts';
import { test } from './fixtures.ts';

const notSent = 'It could not be sent. Please try again.';

type Write = {
  open: (page: Page) => Promise<unknown>;
  /** The texts to type, by the names of the fields. */
  typed?: Record<string, string>;
  press: (page: Page) => Promise<unknown>;
  refusal: string;
  /** Expects the result of the next press, on a working connection. */
  expectDone: (page: Page) => Promise<unknown>;
};

const submit = (page: Page, field: string) =>
  page.locator(`main form:has([name="${field}"]) button[type="submit"]`).last().click();

const writes: Record<string, Write> = {
  'making an account': {
    open: (page) => page.goto('/sign-up'),
    typed: { name: 'Kamala Silva', identifier: anEmail(), password: customerPassword },
    press: (page) => submit(page, 'name'),
    refusal: notSent,
    expectDone: (page) => expect(page).toHaveURL('/account'),
  },
  'asking for a new password': {
    open: (page) => page.goto('/forgot-password'),
    typed: { identifier: anEmail() },
    press: (page) => submit(page, 'identifier'),
    refusal: notSent,
    expectDone: (page) => expect(page.getByRole('main').getByRole('status')).toBeVisible(),
  },
  'saving details': {
    open: async (page) => {
      await signUp(page);
      await page.goto('/account/details');
    },
    typed: { name: 'Kamala Perera' },
    press: (page) => submit(page, 'name'),
    refusal: notSent,
    expectDone: (page) => expect(page.locator('[name="name"]')).toHaveValue('Kamala Perera'),
  },
  'saving an address': {
    open: async (page) => {
      await signUp(page);
      await page.goto('/account/addresses/new');
      await page.locator('[name="province"]').selectOption('Southern');
    },
    typed: {
      customerName: 'Amma',
      phone: '077 123 4567',
      address: '24/1, Temple Road',
      city: 'Matara',
    },
    press: (page) => submit(page, 'city'),
    refusal: notSent,
    expectDone: (page) => expect(page).toHaveURL('/account/addresses'),
  },
  'sending a message to the shop': {
    open: (page) => page.goto('/contact'),
    typed: { name: 'Dilani', phone: '077 123 4567', message: 'Do you deliver to Jaffna?' },
    press: (page) => submit(page, 'message'),
    refusal: 'Failed to send message. Please try again.',
    expectDone: (page) =>
      expect(page.getByText('Message sent successfully!').first()).toBeVisible(),
  },
  'adding to the wishlist': {
    open: async (page) => {
      await signUp(page);
      await Promise.all([page.waitForResponse('**/account/me'), page.goto('/?q=oil')]);
    },
    press: (page) =>
      page
        .getByRole('button', { name: /^Add to wishlist/ })
        .first()
        .click(),
    refusal: 'Failed to add to wishlist',
    // The response to the last press was lost, and the page has asked for the wishlist since.
    expectDone: (page) => expect(page.locator('main [aria-pressed="true"]').first()).toBeVisible(),
  },
  'signing out': {
    open: async (page) => {
      await signUp(page);
      await page.goto('/account');
      const menu = page.getByRole('main').locator('summary').first();
      if (await menu.isVisible()) await menu.click();
    },
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Sign Out/ })
        .click(),
    refusal: notSent,
    expectDone: (page) => expect(page.getByText('You are signed out.').first()).toBeVisible(),
  },
};

test.beforeEach(({ browserErrors }) => browserErrors.expect(brokenConnectionErrors));

for (const [name, { open, typed = {}, press, refusal, expectDone }] of Object.entries(writes)) {
  test(`when the connection breaks, ${name} says so and loses nothing that was typed @thorough`, async ({
    page,
  }) => {
    await open(page);
    const field = (name: string) => page.locator(`main [name="${name}"]`).last();
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await pressOnBrokenConnections(page, {
      press: () => press(page),
      expectKept: async () => {
        await expect(page.getByText(refusal).last()).toBeVisible();
        for (const [name, text] of Object.entries(typed)) {
          await expect(field(name)).toHaveValue(text);
        }
      },
    });
    if (name !== 'adding to the wishlist') await press(page);
    await expectDone(page);
  });
}

test('a link on a broken connection keeps the page, and leads on when the connection is back @thorough', async ({
  page,
}) => {
  await page.goto('/contact');
  const text = page.locator('main [name="message"]').last();
  await text.fill('Do you deliver to Jaffna?');
  const policy = page.getByRole('contentinfo').getByRole('link', { name: /^Privacy Policy/ });
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await policy.click();
  await expect(page.getByText('The page could not be opened.')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(text).toHaveValue('Do you deliver to Jaffna?');
  await page.unrouteAll();
  await policy.click();
  await expect(page.getByRole('heading', { name: /^Privacy Policy/ }).first()).toBeVisible();
});

test('a link to a page whose files are gone loads it as a document @thorough', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  await page.goto('/contact');
  await page.route(/\/assets\/policy\.route-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Privacy Policy/ })
    .click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { name: /^Privacy Policy/ }).first()).toBeVisible();
});
