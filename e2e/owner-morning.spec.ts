import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { message } from './message.ts';

// The owner packs beside a phone, whatever screen the other journeys are walked on.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Bought = Awaited<ReturnType<typeof buySomething>>;

const longAddress = {
  address: 'Block C, Flat 14/3B, Nallur Housing Scheme Phase II, behind the old Post Office',
  city: 'Jaffna',
  province: 'Northern',
};

test('the morning of the owner: orders come in and by phone, are put right, printed, shipped, refused and paid', {
  tag: '@phone',
}, async ({ page, baseURL, complaints, ownerSignIn }) => {
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  const pendingBefore = await pendingOn(page);
  const first = await buySomething(baseURL, { city: 'Matara', province: 'Southern' });
  const second = await buySomething(baseURL, { ...longAddress, paymentMethod: 'bank_transfer' });
  const third = await buySomething(baseURL, { city: 'වැලිගම', province: 'Southern' });

  await enterByPhone(page);
  await putRight(page, first);
  await printAndShip(page, [first, second, third]);
  await takeBack(page, third);
  complaints.expect(/ERR_CONNECTION_RESET/);
  await markPaid(page, second);
  await lookAtDashboard(page, pendingBefore);
});

/** An order is said on the phone: a tap on a quantity takes the 0 away. */
async function enterByPhone(page: Page) {
  await page.goto('/admin/orders/new');
  await page.locator('input[name^="quantity."]').first().tap();
  await page.keyboard.type('2');
  await page.getByLabel(/^Full Name/).fill('Malini Fernando');
  await page.getByLabel(/^Phone/).fill('077 O12 3456');
  await page.getByLabel(/^Street Address/).fill('3 Sea Street');
  await page.getByLabel(/^City/).fill('Negombo');
  await page.getByLabel(/^Province/).selectOption('Western');
  await page.getByRole('button', { name: /^Place Order/ }).tap();
  await page.getByRole('link', { name: /^Please enter a valid phone number/ }).tap();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('077 012 3456');
  await page.getByRole('button', { name: /^Place Order/ }).tap();
  await expect(page.getByRole('dialog')).toContainText(/2 × ₨/);
}

/** A customer calls: quantity and street are put right, and the order is confirmed. */
async function putRight(page: Page, { orderId }: Bought) {
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary', { hasText: 'More' }).tap();
  await dialog.getByRole('link', { name: /^Edit order/ }).tap();
  await page.locator('input[name^="quantity."]').first().tap();
  await page.keyboard.type('3');
  await page.getByLabel(/^Street Address/).fill('12A Temple Road');
  await page.getByRole('button', { name: /^Save correction/ }).tap();
  await expect(dialog).toContainText('12A Temple Road');
  await dialog.getByRole('button', { name: /^Confirmed by phone/ }).tap();
  await expect(dialog.getByRole('list').last()).toContainText('Confirmed by phone');
}

/** What is ticked is printed, and from the papers shipped under its numbers. */
async function printAndShip(page: Page, [first, second, third]: [Bought, Bought, Bought]) {
  const shoppers = [first, second, third];
  await page.goto('/admin/orders?status=pending');
  for (const { customerName } of shoppers) {
    await page.getByRole('row').filter({ hasText: customerName }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: /^Print slips/ }).tap();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('link', { name: /^Ship/ }).tap();

  await page.getByLabel(/^Courier service/).fill('Domex');
  const parcel = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(parcel(second.customerName)).toContainText('Bank transfer not paid yet');
  for (const [place, { customerName }] of shoppers.entries()) {
    await parcel(customerName)
      .getByLabel(/^Tracking number/)
      .fill(`DX 100${place}`);
  }
  await page.getByRole('button', { name: /^Mark as shipped: 3/ }).tap();
  await expect(page.getByText('Marked as shipped: 3')).toBeInViewport();
  await page.getByRole('link', { name: /^Back to the orders/ }).tap();
  await expect(page.getByRole('row').filter({ hasText: third.customerName })).toHaveCount(0);
}

/** A parcel comes back refused, and goes back on the shelf. */
async function takeBack(page: Page, { orderId }: Bought) {
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue('DX 1002');
  await dialog.locator('summary', { hasText: 'More' }).tap();
  await dialog.locator('summary', { hasText: 'Delivery refused' }).tap();
  await dialog.getByRole('button', { name: /^Record the refusal/ }).tap();
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
}

/** The transfer is there: it is kept once, with the number, though its answer gets lost and the owner presses again. */
async function markPaid(page: Page, { orderId }: Bought) {
  await page.goto(`/admin/orders/${orderId}`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary', { hasText: 'Courier' }).tap();
  await dialog.getByLabel(/^Tracking number/).fill('DX 9999');
  const cut = '**/*.data*';
  await page.route(cut, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  const received = dialog.getByRole('button', { name: /^Money received/ });
  await received.tap();
  const kept = page.getByText('The shop did not answer. This page is as you left it.');
  await expect(kept.first()).toBeVisible();
  await page.unroute(cut);
  await received.tap();
  await expect(message(page, 'Order status updated successfully')).toBeVisible();
  await expect(dialog.getByLabel('Payment status')).toHaveValue('paid');
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue('DX 9999');
  await expect(dialog.getByText(/^Payment: Paid/)).toHaveCount(1);
}

/** Of the four, only the one of the phone still waits. */
async function lookAtDashboard(page: Page, pendingBefore: number) {
  await page.goto('/admin/dashboard');
  expect(await pendingOn(page)).toBe(pendingBefore + 1);
  await page.getByRole('link', { name: /^Pending Orders/ }).tap();
  await expect(page.getByRole('row').filter({ hasText: 'Malini Fernando' })).not.toHaveCount(0);
}

/** How many orders the dashboard says are pending. */
async function pendingOn(page: Page): Promise<number> {
  const card = page
    .getByRole('term')
    .filter({ hasText: /^Pending Orders/ })
    .locator('..');
  return Number(await card.locator('dd').first().textContent());
}
