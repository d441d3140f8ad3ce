import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { htmlOf } from './fresh-page.ts';
import { postForm } from './post-form.ts';
import { aProductName, deleteProduct, fillInProduct } from './product-form.ts';
import { doubleClickAcross } from './second-click.ts';

test('the second of two owners is told what the first saved, keeps what was typed, and can then save @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  const dialog = page.getByRole('dialog');
  await fillInProduct(page, name);
  await page.locator('[name="stock"]').fill('4');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Low');

  await row.getByRole('link', { name }).first().click();
  await expect(dialog.locator('[name="version"]')).toHaveValue('1');
  await postForm(page, new URL(page.url()).pathname, { priceLkr: '2600', version: '1' });
  await dialog.locator('[name="descriptionEn"]').fill('Typed second.');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toContainText('saved this product while the form was open');
  await expect(dialog.locator('[name="descriptionEn"]')).toHaveValue('Typed second.');
  await expect(dialog.getByText('Another admin saved: 2600').first()).toBeVisible();
  await axe(page);

  await dialog.locator('[name="priceLkr"]').fill('2600');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('2,600');
  await deleteProduct(page, name);
});

test('a deleted product is seen, restored and for sale again @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  await fillInProduct(page, name);
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await deleteProduct(page, name);

  await page.getByRole('link', { name: 'Deleted', exact: true }).click();
  await axe(page);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toHaveCount(0);
  await page.getByRole('link', { name: 'In the shop', exact: true }).click();
  await expect(page.getByRole('switch', { name: `Featured: ${name}` })).toBeVisible();
  await expect.poll(htmlOf(page, '/')).toContain(name);
  await deleteProduct(page, name);
});

test('a double click restores one product, although the next row moves under the pointer @thorough @desk', async ({
  page,
  ownerSignIn,
}) => {
  const names = [aProductName(), aProductName()] as const;
  await ownerSignIn(page);
  for (const name of names) {
    await page.goto('/admin/products/new');
    await fillInProduct(page, name);
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await deleteProduct(page, name);
  }

  await page.goto('/admin/products?show=deleted');
  const restore = (name: string) => page.getByRole('button', { name: `Restore ${name}` });
  await doubleClickAcross(restore(names[0]), restore(names[1]));
  await page.goto('/admin/products');
  await deleteProduct(page, names[0]);
});

test('a half-typed stock adjustment stays while the stock movements are paged, whatever moved in the meantime @thorough @desk', async ({
  page,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  await fillInProduct(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('link', { name: `Stock of ${name}: 25` }).click();
  await expect(page).toHaveURL(/\/ledger$/);
  const { pathname } = new URL(page.url());
  for (let turn = 0; turn < 20; turn += 1) {
    await postForm(page, pathname, { kind: 'add', units: '1', note: `Delivery ${turn}` });
  }
  await page.reload();

  const [units, note] = [dialog.locator('[name="units"]'), dialog.locator('[name="note"]')];
  await units.fill('3');
  await note.fill('Three broke');
  await postForm(page, pathname, { kind: 'add', units: '1', note: 'Moved in the meantime' });
  await dialog.getByRole('link', { name: /^Next/ }).click();
  await expect(dialog.getByText('Opening stock')).toBeVisible();
  await expect(units).toHaveValue('3');
  await expect(note).toHaveValue('Three broke');

  await dialog.getByRole('button', { name: /^Adjust stock/ }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Three broke');
  await expect(note).toHaveValue('');
  await page.goto('/admin/products');
  await deleteProduct(page, name);
});
