import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';
import { setPanelLanguage } from './panel-language.ts';
import { postForm } from './post-form.ts';
import { shipOrder } from './ship-order.ts';

const copy = {
  en: {
    reply: 'Thank you! How often should I use it?',
    until: 'WhatsApp takes an answer for 24 hours',
    answer: /^Your answer/,
    send: /^Send the answer/,
    sent: 'The answer goes out by WhatsApp',
    text: 'Twice a day is enough.',
    state: 'Answered',
  },
  si: {
    reply: 'ස්තූතියි! එය දවසට කී වරක් භාවිත කළ යුතුද?',
    until: 'පැය 24ක් තුළ පිළිතුරු යැවිය හැකියි',
    answer: /^ඔබේ පිළිතුර/,
    send: /^පිළිතුර යවන්න/,
    sent: 'පිළිතුර WhatsApp මගින් යවනවා',
    text: 'දවසට දෙවරක් ප්‍රමාණවත්.',
    state: 'පිළිතුරු දී ඇත',
  },
};

/** Restores both languages, because all journeys share one owner. */
test.afterEach(({ page }) => setPanelLanguage(page, 'both'));

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: what a customer writes back on WhatsApp is in the inbox, and is answered there within a day @axe @thorough`, async ({
    page,
    baseURL,
    axe,
    ownerSignIn,
  }) => {
    const { orderId, customerName } = await buySomething(baseURL, { language });
    await ownerSignIn(page);
    await setPanelLanguage(page, language);
    await shipOrder(page, orderId);
    await page.goto('/admin/inbox');
    const row = page.locator('tbody tr', { hasText: customerName });
    await expect(row).toContainText('WhatsApp');
    await expect(row).toContainText(texts.reply);
    await row.getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(texts.until);
    await axe(page);
    await dialog.getByLabel(texts.answer).fill(texts.text);
    await dialog.getByRole('button', { name: texts.send }).click();
    await expect(notice(page, texts.sent)).toBeVisible();
    await expect(dialog).toContainText(texts.text);
    await expect(dialog.getByLabel(texts.answer)).toHaveCount(0);
    await expect(row).toContainText(texts.state);
  });
}

type Order = { orderId: string; customerName: string };

/** Ships an order, about which its customer then writes on WhatsApp, and opens that message as read. */
async function openReply(page: Page, { orderId, customerName }: Order) {
  await shipOrder(page, orderId);
  await page.goto('/admin/inbox');
  const row = page.locator('tbody tr', { hasText: customerName });
  await row.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();
  return { row, dialog };
}

test('an answer on WhatsApp that another admin was faster to send stays typed beside theirs @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const order = await buySomething(baseURL);
  await ownerSignIn(page);
  const { dialog } = await openReply(page, order);
  const answer = dialog.getByLabel(copy.en.answer);
  await answer.fill('Once a day.');
  await dialog.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(notice(page, 'Marked as answered')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Mark as answered/ })).toHaveCount(0);
  await expect(answer).toHaveValue('Once a day.');

  const { pathname } = new URL(page.url());
  await postForm(page, `${pathname}/answer`, { answer: copy.en.text });
  await dialog.getByRole('button', { name: copy.en.send }).click();
  await expect(dialog.getByRole('alert')).toContainText('has been answered already');
  await expect(dialog.getByText(copy.en.text)).toBeVisible();
  await expect(answer).toHaveValue('Once a day.');
});

test('marking a message as answered closes it if no answer was typed @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const order = await buySomething(baseURL);
  await ownerSignIn(page);
  const { dialog } = await openReply(page, order);
  await expect(dialog.getByLabel(copy.en.answer)).toBeVisible();
  await dialog.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(dialog).toHaveCount(0);
});

test('a message that is marked as unread beside a half typed answer stays unread @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const order = await buySomething(baseURL);
  await ownerSignIn(page);
  const { row, dialog } = await openReply(page, order);
  await page.reload();
  await dialog.getByLabel(copy.en.answer).fill('Once a day.');
  const changes: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') changes.push(request.postData());
  });
  await dialog.getByRole('button', { name: /^Mark as unread/ }).click();
  await expect(dialog.getByRole('button', { name: /^Mark as read/ })).toBeVisible();
  await expect(notice(page, 'Marked as unread')).toBeVisible();
  // Lets the page run the effects of what it just showed.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
  expect(changes).toHaveLength(1);
  await page.goto('/admin/inbox');
  await expect(row).toContainText('New');
});
