import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { countTaps, type Tap } from './count-taps.ts';
import { test } from './fixtures.ts';
import { notice } from './notice.ts';

// Sets the screen of a phone in every Playwright project, because the owner holds one while packing.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

type Bought = Awaited<ReturnType<typeof buySomething>>;

const longAddress = {
  address: 'Block C, Flat 14/3B, Nallur Housing Scheme Phase II, behind the old Post Office',
  city: 'Jaffna',
  province: 'Northern',
};

test('the morning of the owner: orders are placed online and by phone, edited, printed, shipped, refused and paid, in at most 35 taps', {
  tag: '@phone',
}, async ({ page, baseURL, browserErrors, ownerSignIn }) => {
  await ownerSignIn(page);
  await page.goto('/admin/dashboard');
  const pendingBefore = await pendingOn(page);
  const first = await buySomething(baseURL, { city: 'Matara', province: 'Southern' });
  const second = await buySomething(baseURL, { ...longAddress, paymentMethod: 'bank_transfer' });
  const third = await buySomething(baseURL, { city: 'වැලිගම', province: 'Southern' });

  const { tap, taps } = countTaps();
  const owner = { page, tap };
  await page.goto('/admin/today');
  await enterByPhone(owner);
  await editAndConfirm(owner, first);
  await printAndShip(owner, [first, second, third]);
  await recordRefusal(owner, third);
  browserErrors.expect(/ERR_CONNECTION_RESET/);
  await markPaid(owner, second);
  await expectDashboard(owner, pendingBefore);
  expect(taps()).toBeLessThanOrEqual(35);
});

type Owner = { page: Page; tap: Tap };

/** Moves to the next field by the Tab key, and fills it in. */
async function writeNext(page: Page, label: RegExp, text: string) {
  const field = page.getByLabel(label);
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await field.fill(text);
}

async function openRow({ page, tap }: Owner, { customerName }: Bought) {
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: customerName });
  await tap(row.getByRole('link').first());
  await expect(dialog).toContainText(customerName);
  return dialog;
}

async function closeOrder({ page, tap }: Owner) {
  await tap(page.getByRole('dialog').getByRole('button', { name: /^Close/ }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Enters an order that a customer gives on the phone: typing replaces the 0 of a quantity, and the town sets the province.
 */
async function enterByPhone({ page, tap }: Owner) {
  await tap(page.getByRole('link', { name: /^Order by phone/ }));
  await tap(page.locator('input[name^="quantity."]').first());
  await page.keyboard.type('2');
  await tap(page.getByLabel(/^Full Name/));
  await page.getByLabel(/^Full Name/).fill('Malini Fernando');
  // Types a capital O instead of a zero, which the form refuses.
  await writeNext(page, /^Phone/, '077 O12 3456');
  await writeNext(page, /^Email/, '');
  await writeNext(page, /^Street Address/, '3 Sea Street');
  await writeNext(page, /^City/, 'Negombo');
  await expect(page.getByLabel(/^Province/)).toHaveValue('Western');
  const placeButton = page.getByRole('button', { name: /^Place Order/ });
  await tap(placeButton);
  await tap(page.getByRole('link', { name: /^Please enter a valid phone number/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('077 012 3456');
  await tap(placeButton);
  await expect(page.getByRole('dialog')).toContainText(/2 × ₨/);
}

/** Edits quantity and street, as a customer asked by phone, and confirms the order. */
async function editAndConfirm(owner: Owner, bought: Bought) {
  const { page, tap } = owner;
  await closeOrder(owner);
  const dialog = await openRow(owner, bought);
  await tap(dialog.locator('summary', { hasText: 'More' }));
  await tap(dialog.getByRole('link', { name: /^Edit order/ }));
  await tap(page.getByLabel(/^Street Address/));
  await page.getByLabel(/^Street Address/).fill('12A Temple Road');
  await tap(page.locator('input[name^="quantity."]').first());
  await page.keyboard.type('3');
  await tap(page.getByRole('button', { name: /^Save changes/ }));
  await expect(dialog).toContainText('12A Temple Road');
  await tap(dialog.getByRole('button', { name: /^Confirmed by phone/ }));
  const history = dialog.getByRole('list').last();
  await expect(history).toContainText('Confirmed by phone');
}

/** Opens the packing slips of three orders for printing, and ships the orders from that page with their tracking numbers. */
async function printAndShip(owner: Owner, [first, second, third]: [Bought, Bought, Bought]) {
  const { page, tap } = owner;
  const shoppers = [first, second, third];
  await closeOrder(owner);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const { customerName } of shoppers) await tap(row(customerName).getByRole('checkbox'));
  await tap(page.getByRole('button', { name: /^Print slips/ }));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await tap(page.getByRole('link', { name: /^Ship/ }));

  await tap(page.getByLabel(/^Courier service/));
  await page.getByLabel(/^Courier service/).fill('Domex');
  const parcel = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(parcel(second.customerName)).toContainText('Bank transfer not received yet');
  const numbers = await page.getByLabel(/^Tracking number/).all();
  for (const field of numbers) {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  }
  for (const [index, { customerName }] of shoppers.entries()) {
    await parcel(customerName)
      .getByLabel(/^Tracking number/)
      .fill(`DX 100${index}`);
  }
  await tap(page.getByRole('button', { name: /^Mark as shipped: 3/ }));
  await expect(page.getByText('Marked as shipped: 3')).toBeInViewport();
  await tap(page.getByRole('link', { name: /^Back to the orders/ }));
  await expect(row(third.customerName)).toContainText('Shipped');
}

/** Records a refused parcel, which cancels its order. */
async function recordRefusal(owner: Owner, bought: Bought) {
  const { tap } = owner;
  const dialog = await openRow(owner, bought);
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue('DX 1002');
  await tap(dialog.locator('summary', { hasText: 'Delivery refused' }));
  await tap(dialog.getByRole('button', { name: /^Record the refusal/ }));
  await expect(dialog.getByLabel('Order status')).toHaveValue('cancelled');
}

/**
 * Records a received transfer once, and the typed tracking number with it, although the first response is lost and the
 * owner presses again.
 */
async function markPaid(owner: Owner, bought: Bought) {
  const { page, tap } = owner;
  await closeOrder(owner);
  const dialog = await openRow(owner, bought);
  await tap(dialog.getByLabel(/^Tracking number/));
  await dialog.getByLabel(/^Tracking number/).fill('DX 9999');
  const dataRequests = '**/*.data*';
  await page.route(dataRequests, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  const received = dialog.getByRole('button', { name: /^Money received/ });
  await tap(received);
  const kept = page.getByText('The shop did not answer. This page is as you left it.');
  await expect(kept.first()).toBeVisible();
  await page.unroute(dataRequests);
  await tap(received);
  await expect(notice(page, 'Order status updated successfully')).toBeVisible();
  await expect(dialog.getByLabel('Payment status')).toHaveValue('paid');
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue('DX 9999');
  await expect(dialog.getByText(/^Payment: Paid/)).toHaveCount(1);
}

/** Expects that of the four orders only the one by phone is still pending. */
async function expectDashboard(owner: Owner, pendingBefore: number) {
  const { page, tap } = owner;
  await closeOrder(owner);
  await tap(page.getByRole('link', { name: /^Open menu/ }));
  await tap(page.getByRole('dialog').getByRole('link', { name: /^Dashboard/ }));
  await expect(page).toHaveURL(/dashboard/);
  expect(await pendingOn(page)).toBe(pendingBefore + 1);
  await tap(page.getByRole('link', { name: /^Pending Orders/ }));
  await expect(page.getByRole('row').filter({ hasText: 'Malini Fernando' })).not.toHaveCount(0);
}

/** Returns how many orders are pending according to the dashboard. */
async function pendingOn(page: Page): Promise<number> {
  const card = page
    .getByRole('term')
    .filter({ hasText: /^Pending Orders/ })
    .locator('..');
  return Number(await card.locator('dd').first().textContent());
}
