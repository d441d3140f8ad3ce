import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { putInCart } from './shopping.ts';

for (const [path, title, ask] of [
  ['/', 'Support Assistant', 'Ask on WhatsApp'],
  ['/si', 'පාරිභෝගික සහාය', 'WhatsApp හරහා විමසන්න'],
] as const) {
  test(`after the second question that it cannot answer, the chat of ${path} hands the questions over to WhatsApp @thorough`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: title }).click();
    const chat = page.getByRole('dialog', { name: title });
    const link = chat.getByRole('link', { name: ask });
    await chat.getByRole('textbox').fill('qwerty one');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.locator('.chat-message[data-at]')).toHaveCount(3);
    await expect(link).toHaveCount(0);
    await chat.getByRole('textbox').fill('qwerty two');
    await chat.getByRole('textbox').press('Enter');
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toMatch(/qwerty one\n• qwerty two$/);
  });
}

test('the cart is ordered by WhatsApp with its lines and its total, and a removed line comes back', async ({
  page,
}) => {
  await putInCart(page, 2);
  await page.goto('/');
  await page.getByRole('banner').locator('a[href$="/cart"]').click();
  const drawer = page.getByRole('dialog');
  const order = drawer.getByRole('link', { name: /^Order on WhatsApp/ });
  const text = new URL((await order.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toMatch(/^Hello, I would like to order:\n2 × .+\nTotal: ₨/);
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer).toContainText('Your cart is empty');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(order).toHaveAttribute('href', new RegExp(encodeURIComponent('2 × ')));
});

test('a page that loads slowly shows so, and one that does not load offers to try again @thorough', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await page.goto('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/refund-policy\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.locator('#policy-links').getByRole('link', { name: 'Refund Policy' });
  await link.click();
  await expect(page.locator('.loading-line')).toHaveText('Loading...');
  release();
  await expect(page).toHaveURL(/refund-policy/);
  await expect(page.locator('.loading-line')).toBeEmpty();

  await context.setOffline(true);
  await page.locator('#policy-links').getByRole('link', { name: 'Privacy Policy' }).click();
  const again = page.locator('[data-toasts]').getByRole('link', { name: /^Try again/ });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL(/privacy-policy/);
});
