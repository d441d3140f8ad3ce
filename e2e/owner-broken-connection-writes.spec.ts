import { expect, type Locator, type Page } from '@playwright/test';
import { brokenConnectionErrors, pressOnBrokenConnections } from './broken-connection.ts';
import { buySomething } from './buy-something.ts';
import { openAllSections } from './every-width.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { originOf } from './post-form.ts';
import { field, saveButton } from './settings-form.ts';

const notSent = 'It could not be sent. Please try again.';

type Write = {
  open: (page: Page) => Promise<unknown>;
  /** A field, and the text to type into it. */
  typed: [(page: Page) => Locator, string];
  press: (page: Page) => Promise<unknown>;
};

const dialog = (page: Page) => page.getByRole('dialog');

const writes: Record<string, Write> = {
  settings: {
    open: (page) => page.goto('/admin/settings?tab=seo'),
    typed: [(page) => field(page, 'metaTitle'), 'Warm oils for tired joints'],
    press: (page) => saveButton(page).click(),
  },
  'a policy': {
    open: (page) => page.goto('/admin/policies?tab=refund'),
    typed: [(page) => page.locator('#refund-contentEn'), '## Ten days\n\nSend it back.'],
    press: (page) =>
      page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first().click(),
  },
  'an order': {
    open: async (page) => {
      const { orderId } = await buySomething(originOf(page));
      await page.goto(`/admin/orders/${orderId}`);
      await openAllSections(page);
    },
    typed: [(page) => dialog(page).locator('[name="courier"]').first(), 'Domex'],
    press: (page) => dialog(page).getByRole('button', { name: /^Save/ }).click(),
  },
};

test.beforeEach(({ browserErrors }) => browserErrors.expect(brokenConnectionErrors));

for (const [name, { open, typed, press }] of Object.entries(writes)) {
  test(`when the connection breaks, ${name} of the panel loses nothing that was typed @thorough`, async ({
    page,
    ownerSignIn,
  }) => {
    await ownerSignIn(page);
    await open(page);
    const [where, text] = typed;
    const before = await where(page).inputValue();
    await where(page).fill(text);
    await pressOnBrokenConnections(page, {
      press: () => press(page),
      expectKept: async () => {
        await expect(notice(page, notSent).last()).toBeVisible();
        await expect(where(page)).toHaveValue(text);
      },
    });
    await press(page);
    await expect(notice(page, notSent)).toHaveCount(0);
    await expect(where(page)).toHaveValue(text);
    await page.reload();
    await expect(where(page)).toHaveValue(text);

    // Restores the text, because all journeys share one shop.
    if (!(await where(page).isVisible())) await openAllSections(page);
    await where(page).fill(before);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page);
    await answered;
  });
}
