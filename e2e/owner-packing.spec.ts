import { expect, type Page } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';
import { postForm } from './post-form.ts';
import { doubleClickAcross } from './second-click.ts';

test('parcels are handed over courier by courier, and only a typed number that was not saved asks before the page is left @thorough @desk', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const [first, second, third] = [
    await aParcel(page, baseURL),
    await aParcel(page, baseURL),
    await aParcel(page, baseURL),
  ];
  await page.goto('/admin/packing');
  const { checkbox, number, handOver } = handOverForm(page);
  for (const [name, courier] of [
    [first.customerName, 'Koombiyo'],
    [second.customerName, 'Domex'],
  ] as const) {
    await handOver(name, { courier, trackingNumber: `${courier} 1` });
    await expect(checkbox(name)).toHaveCount(0);
    await expect(page.getByText('Marked as shipped: 1')).toBeVisible();
    await expect(checkbox(third.customerName)).toBeChecked();
  }
  const leave = page.getByRole('link', { name: /^Policies/ });
  await leave.click();
  await expect(page).toHaveURL(/\/admin\/policies$/);

  await page.goto('/admin/packing');
  await number(third.customerName).fill('Half a number');
  await leave.click();
  await page
    .getByRole('dialog', { name: /^Leave without saving/ })
    .getByRole('button', { name: /^Stay/ })
    .click();
  await handOver(third.customerName, { courier: 'Domex', trackingNumber: 'Domex 2' });
  await expect(checkbox(third.customerName)).toHaveCount(0);
});

test('a number typed after a conflict is kept when another parcel is packed @thorough @desk', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const { customerName, orderId } = await aParcel(page, baseURL);
  const other = await aParcel(page, baseURL, { isPacked: false });
  await page.goto('/admin/packing');
  const { checkbox, number, handOver } = handOverForm(page);
  await expect(checkbox(customerName)).toBeChecked();
  const shown = { shownCourier: '', shownTrackingNumber: '' };
  const theirs = { courier: '', trackingNumber: 'P 8', ...shown };
  await postForm(page, `/admin/orders/${orderId}/shipment`, theirs);
  await handOver(customerName, { courier: 'Domex', trackingNumber: 'P 9' });
  await expect(page.getByText('another admin changed their tracking numbers')).toBeVisible();
  await expect(number(customerName)).toHaveValue('P 8');

  await number(customerName).fill('P 10');
  const toPack = page.getByRole('region', { name: /^To pack/ }).getByRole('listitem');
  const packed = toPack.filter({ hasText: other.customerName });
  await packed.getByRole('button', { name: /^Packed/ }).click();
  await expect(checkbox(other.customerName)).toBeChecked();
  await expect(number(customerName)).toHaveValue('P 10');
  await handOver(customerName, { courier: 'Domex', trackingNumber: 'P 10' });
  await expect(checkbox(customerName)).toHaveCount(0);
  await handOver(other.customerName, { courier: 'Domex', trackingNumber: '' });
  await expect(checkbox(other.customerName)).toHaveCount(0);
});

test('a packer opens the packing slip of a parcel and packs it @desk @thorough', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const { customerName, phone } = await aParcel(page, baseURL, { isPacked: false });
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const packer = await context.newPage();
  await signInAsPacker(page, packer);
  await packer.goto('/admin/packing');
  const parcel = packer.getByRole('listitem').filter({ hasText: customerName });
  await parcel.getByRole('link', { name: /^Packing slip/ }).click();
  await expect(packer.getByRole('article')).toContainText(phone);
  await packer.getByRole('link', { name: /^Back/ }).click();
  await expect(packer).toHaveURL(/\/admin\/packing$/);

  await parcel.getByRole('button', { name: /^Packed/ }).click();
  const { checkbox } = handOverForm(packer);
  await expect(checkbox(customerName)).toBeChecked();
  await context.close();
});

test('a double click packs one parcel, although the next row moves under the pointer @thorough @desk', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const first = await aParcel(page, baseURL, { isPacked: false });
  const next = await aParcel(page, baseURL, { isPacked: false });
  await page.goto('/admin/packing');
  const packedOf = ({ customerName }: typeof first) =>
    page
      .getByRole('region', { name: /^To pack/ })
      .getByRole('listitem')
      .filter({ hasText: customerName })
      .getByRole('button', { name: /^Packed/ });
  await doubleClickAcross(packedOf(first), packedOf(next));
});

test('the focus stays near a parcel that was packed or handed over, and each toast is a new one @desk @thorough', async ({
  page,
  baseURL,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  const [first, second] = [
    await aParcel(page, baseURL, { isPacked: false }),
    await aParcel(page, baseURL, { isPacked: false }),
  ];
  await page.goto('/admin/packing');
  const toPack = page.getByRole('region', { name: /^To pack/ });
  const row = (name: string) => toPack.getByRole('group', { name });
  const press = (name: string) =>
    row(name)
      .getByRole('button', { name: /^Packed/ })
      .press('Enter');
  const toast = page.locator('.toast', { hasText: 'Marked as packed' });
  await press(first.customerName);
  await toast.evaluate((element) => element.setAttribute('data-read', ''));
  await expect(row(first.customerName)).toHaveCount(0);
  await expect(row(second.customerName).getByRole('link')).toBeFocused();
  await press(second.customerName);
  await expect(toast.and(page.locator(':not([data-read])'))).toHaveCount(1);
  await expect(row(second.customerName)).toHaveCount(0);
  await expect(page.locator('#content :focus')).toHaveCount(1);

  const { checkbox, handOver } = handOverForm(page);
  for (const { customerName } of [first, second]) {
    await handOver(customerName, { courier: 'Domex', trackingNumber: '' });
    await expect(checkbox(customerName)).toHaveCount(0);
    await expect(page.locator('#content :focus')).toHaveText(/^Marked as shipped: 1/);
  }
});

/** Adds a packer as the signed-in owner, and signs the other browser in as this packer, without opening a page. */
async function signInAsPacker(owner: Page, packer: Page) {
  const username = `dilani_${Date.now().toString(36)}`;
  const ownPassword = process.env['SANDHI_OWNER_PASSWORD'] ?? '';
  const fields = { name: 'Dilani Fonseka', username, role: 'packer', password: ownPassword };
  const added = await postForm(owner, '/admin/admins/new?who=new', fields);
  const [link = ''] = /\/admin\/set-password\/[\w-]{43}/.exec(await added.text()) ?? [];
  const password = 'a jar on the shelf';
  await postForm(packer, link, { password });
  await postForm(packer, '/admin/sign-in', { username, password });
}

/** Places an order, confirms it and, by default, packs it. */
async function aParcel(page: Page, baseURL: string | undefined, { isPacked = true } = {}) {
  const bought = await buySomething(baseURL);
  await postForm(page, `/admin/orders/${bought.orderId}/confirm`, {});
  if (isPacked) await postForm(page, '/admin/packing', { orderId: bought.orderId });
  return bought;
}

/** Finds the fields of a parcel in the open form by its customer's name. `handOver` hands over that parcel alone. */
function handOverForm(page: Page) {
  const form = page.getByRole('region', { name: /^To hand over/ });
  const parcel = (name: string) => form.getByRole('group', { name });
  const checkbox = (name: string) => parcel(name).getByRole('checkbox');
  const number = (name: string) => parcel(name).getByLabel(/^Tracking number/);
  const handOver = async (
    name: string,
    { courier, trackingNumber }: Record<'courier' | 'trackingNumber', string>,
  ) => {
    for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
    await checkbox(name).check();
    await form.getByLabel(/^Courier service/).fill(courier);
    await number(name).fill(trackingNumber);
    await form.getByRole('button', { name: /^Handed over/ }).click();
  };
  return { checkbox, number, handOver };
}
