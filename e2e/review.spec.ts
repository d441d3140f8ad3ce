import { expect } from '@playwright/test';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { test } from './fixtures.ts';
import { oneLook, openUntil } from './fresh-page.ts';
import { postForm } from './post-form.ts';

// Reviews the tea, because other journeys check the ratings of the first products.
const tea = '/products/ginger-turmeric-herbal-tea-60-g';

test('a buyer goes from the order to a review, sees it on the product, and the owner answers it @axe @thorough', async ({
  page,
  baseURL,
  axe,
  browser,
  ownerSignIn,
}) => {
  const orderId = await buyTea(baseURL);
  const panel = await (await browser.newContext()).newPage();
  await ownerSignIn(panel);
  await postForm(panel, `/admin/orders/${orderId}/status`, { status: 'delivered' });

  const opinion = `Warms me every evening. ${orderId.slice(0, 8)}`;
  await page.goto(`/order-success/${orderId}`);
  await page.getByRole('link', { name: /^Write a review/ }).click();
  await page.getByRole('button', { name: /^Publish the review/ }).click();
  await expect(page.getByText('Please choose one to five stars.').first()).toBeVisible();
  await axe(page);
  await page.getByText(/^4 stars: good/).click();
  await page.getByLabel(/^Your review/).fill(opinion);
  await page.getByLabel(/^Show my first name/).check();
  await page.getByLabel(/^First name/).fill('Dilani');
  await page.getByRole('button', { name: /^Publish the review/ }).click();
  await expect(page.locator(':focus')).toHaveText(/Your review is published/);

  const review = page.getByRole('article').filter({ hasText: opinion });
  await openUntil(page, tea, () => expect(review).toContainText('Dilani', oneLook));

  await panel.goto('/admin/reviews');
  await panel.getByRole('row').filter({ hasText: opinion }).getByRole('link').click();
  await panel
    .getByRole('dialog')
    .getByLabel(/^Your answer/)
    .fill('Thank you, Dilani.');
  await panel.getByRole('button', { name: /^Publish the answer/ }).click();
  await expect(panel.getByRole('dialog')).toHaveCount(0);
  await openUntil(page, tea, () => expect(review).toContainText('Thank you, Dilani.', oneLook));
  await axe(page);
});

test('an answer to a review that another admin has answered since stays typed, and replaces theirs @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  const orderId = await buyTea(baseURL);
  await ownerSignIn(page);
  await postForm(page, `/admin/orders/${orderId}/status`, { status: 'delivered' });
  await page.goto(tea);
  const productId = await page.locator('[name="productId"]').first().inputValue();
  const words = `Sharp, but good. ${orderId.slice(0, 8)}`;
  await postForm(page, `/order-success/${orderId}/review/${productId}`, { stars: '5', words });
  await page.goto('/admin/reviews');
  await page.getByRole('row').filter({ hasText: words }).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  const answer = dialog.getByLabel(/^Your answer/);
  await answer.fill('Thank you, Dilani.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(question).toHaveCount(0);

  await dialog.getByLabel(/^Reason/).selectOption('personal-data');
  await dialog.getByRole('button', { name: /^Hide/ }).click();
  await expect(answer).toHaveValue('Thank you, Dilani.');
  await dialog.getByRole('button', { name: /^Show the review again/ }).click();
  await expect(dialog.getByRole('button', { name: /^Hide/ })).toBeVisible();
  await expect(answer).toHaveValue('Thank you, Dilani.');

  const theirs = { intent: 'answer', answer: 'Use less of it.', version: '3' };
  await postForm(page, new URL(page.url()).pathname, theirs);
  const publish = dialog.getByRole('button', { name: /^Publish the answer/ });
  await publish.click();
  await expect(dialog.getByRole('alert')).toContainText('Another admin has changed this review');
  await expect(dialog.getByText('Another admin saved: Use less of it.')).toBeVisible();
  await expect(answer).toHaveValue('Thank you, Dilani.');
  await publish.click();
  await expect(dialog).toHaveCount(0);
  const review = page.getByRole('article').filter({ hasText: words });
  await openUntil(page, tea, () => expect(review).toContainText('Thank you, Dilani.', oneLook));
});

async function buyTea(shopUrl = ''): Promise<string> {
  const shopper = visitorOf(shopUrl);
  const { body } = await shopper.get(tea);
  const [, productId = ''] = /name="productId" value="([0-9a-f-]{36})"/.exec(body) ?? [];
  await putInCart(shopper, productId);
  const placed = await placeOrder(shopper, { customerName: 'Dilani', phone: '+94771234598' });
  const orderId = orderIdOf(placed);
  if (orderId === undefined) throw new Error(`No order was placed: ${placed.status}`);
  return orderId;
}
