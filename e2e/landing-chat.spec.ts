import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { requestsFrom } from './requests.ts';

const chats = [
  {
    path: '/',
    title: 'Support Assistant',
    question: 'How can I pay?',
    answer: 'You can pay cash on delivery, by bank transfer, or online by card or mobile wallet.',
    typed: 'mila keeyada',
    price: 'A bottle is ₨\u00a03,800.',
  },
  {
    path: '/si',
    title: 'පාරිභෝගික සහාය',
    question: 'මුදල් ගෙවන්නේ කොහොමද?',
    answer:
      'භාණ්ඩ ලැබුණු විට මුදලින්, බැංකු ගිණුමට මුදල් යවා, නැතහොත් කාඩ්පතෙන් හෝ මොබයිල් වොලට් එකෙන් ඔන්ලයින් ගෙවන්න පුළුවන්.',
    typed: 'මිල කීයද?',
    price: 'බෝතලයක මිල රු. 3,800.',
  },
];

for (const { path, title, question, answer, typed, price } of chats) {
  test(`the chat answers in the language of ${path} @axe @thorough`, async ({ page, axe }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('button', { name: title }).click();
    const chat = page.getByRole('dialog', { name: title });
    await expect(chat.locator('.chat-reply')).toHaveCount(3);
    await chat.getByRole('button', { name: question }).click();
    await expect(chat.getByRole('log')).toContainText(answer);
    await chat.getByRole('textbox').fill(typed);
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByRole('log')).toContainText(price);
    await expect(chat.locator('.chat-message')).toHaveCount(5);
    await axe(page);
  });
}

test('the answer comes after a second, and nothing leaves the browser @thorough', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Support Assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'Support Assistant' });
  await expect(chat).toBeVisible();
  const sent = requestsFrom(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await chat.locator('.chat-reply').first().click();
  await page.clock.runFor(990);
  await expect(chat.getByRole('log')).not.toContainText('2-5 business days');
  await page.clock.runFor(20);
  await expect(chat.getByRole('log')).toContainText('2-5 business days');
  expect(sent).toEqual([]);
});

test('Escape closes the chat, gives the focus back and keeps what was said @thorough', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Support Assistant' });
  await button.click();
  const chat = page.getByRole('dialog', { name: 'Support Assistant' });
  await chat.locator('.chat-reply').nth(2).click();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(chat.getByRole('log')).toContainText('For external use only');
});
