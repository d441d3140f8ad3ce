import { expect } from '@playwright/test';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { test } from './fixtures.ts';
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
  await expect(page.getByText(/Your review is published/)).toBeVisible();

  await page.goto(tea);
  const review = page.getByRole('article').filter({ hasText: opinion });
  await expect(review).toContainText('Dilani');

  await panel.goto('/admin/reviews');
  await panel.getByRole('row').filter({ hasText: opinion }).getByRole('link').click();
  await panel
    .getByRole('dialog')
    .getByLabel(/^Your answer/)
    .fill('Thank you, Dilani.');
  await panel.getByRole('button', { name: /^Publish the answer/ }).click();
  await expect(panel.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(review).toContainText('Thank you, Dilani.');
  await axe(page);
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
