import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './fixtures.ts';
import { oneLook, openUntil } from './fresh-page.ts';
import { postForm } from './post-form.ts';
import { aProductName, deleteProduct, fillInProduct } from './product-form.ts';

function photograph(name: string, background: string) {
  const create = { width: 400, height: 400, channels: 3, background } as const;
  const picture = sharp({ create }).jpeg().toBuffer();
  return picture.then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
}

test('the owner uploads two pictures, puts them in order, and shoppers see them @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  await fillInProduct(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="image1"]').fill('');
  await dialog
    .locator('#pictures')
    .setInputFiles([
      await photograph('front.jpg', '#c98a2b'),
      { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
      await photograph('back.jpg', '#1f5236'),
    ]);
  await expect(dialog.getByText('drawing.png: This is not a JPEG, PNG, WebP')).toBeVisible();
  await expect(dialog.locator('[name="image2"]')).toHaveValue(/^\/media\/.+-400\.webp$/);
  await expect(dialog.getByText('2 pictures added. Save to keep them.')).toBeVisible();
  await axe(page);

  const [front, back] = [
    await dialog.locator('[name="image1"]').inputValue(),
    await dialog.locator('[name="image2"]').inputValue(),
  ];
  await dialog.getByRole('button', { name: 'Move image 2 earlier' }).press('Enter');
  await expect(dialog.locator('[name="image1"]')).toHaveValue(back);
  await expect(dialog.getByRole('button', { name: 'Move image 1 later' })).toBeFocused();
  const tile = dialog.getByRole('listitem');
  await tile.nth(1).dragTo(tile.nth(0));
  await expect(dialog.locator('[name="image1"]')).toHaveValue(front);
  await tile.nth(0).dragTo(tile.nth(1));
  await expect(dialog.locator('[name="image1"]')).toHaveValue(back);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toHaveCount(0);

  const cover = page.locator('#products li', { hasText: name }).locator('img').first();
  await openUntil(page, '/', () => expect(cover).toHaveAttribute('src', back, oneLook));
  const served = await page.request.get(front.replace('-400', '-160'));
  expect(served.headers()['content-type']).toBe('image/webp');
  await page.goto('/admin/products');
  await deleteProduct(page, name);
});

test('stock is adjusted for a reason, which is in the ledger with what was before @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  await fillInProduct(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('link', { name: `Stock of ${name}: 25` }).click();

  await dialog.getByLabel(/^Remove from stock/).check();
  await dialog.locator('[name="units"]').fill('30');
  await dialog.getByRole('button', { name: /^Adjust stock/ }).click();
  await expect(dialog.getByText('Please say why, so that')).toBeVisible();
  await dialog.locator('[name="note"]').fill('Three broke on the way');
  await dialog.getByRole('button', { name: /^Adjust stock/ }).click();
  await expect(dialog.getByText('Only 25 in stock, so')).toBeVisible();
  await axe(page);

  await dialog.locator('[name="units"]').fill('3');
  await dialog.getByRole('button', { name: /^Adjust stock/ }).click();
  const newest = dialog.getByRole('listitem').filter({ hasText: 'Three broke on the way' });
  await expect(newest).toContainText('−3');
  await expect(newest).toContainText('25 → 22');
  await expect(dialog.locator('[name="note"]')).toHaveValue('');
  await page.goto('/admin/products');
  await deleteProduct(page, name);
});

test('the owner replaces the picture beside the heritage, and brings the original back @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings');
  await page.getByRole('link', { name: /Logo and pictures/ }).click();
  const about = page.getByRole('region', { name: 'Picture beside Our Heritage' });
  await about.locator('#about-picture').setInputFiles(await photograph('garden.jpg', '#1f5236'));
  await expect(about.getByText('New picture, not saved yet')).toBeVisible();
  await about.getByLabel('Description of the picture (English)').fill('Our garden');
  await axe(page);
  await about.getByRole('button', { name: /^Save/ }).click();
  await expect(about.getByText('In the shop now')).toBeVisible();
  const shown = page.locator('.about-arch img');
  await openUntil(page, '/', () => expect(shown).toHaveAttribute('alt', 'Our garden', oneLook));
  await expect(shown).toHaveAttribute('src', /^\/media\/.+-400\.webp$/);

  await page.goto('/admin/settings/pictures');
  await about.getByRole('button', { name: /Bring the original back/ }).click();
  await expect(about.getByRole('button', { name: /Bring the original back/ })).toHaveCount(0);
  const original = '/pictures/about-1200.webp';
  await openUntil(page, '/', () => expect(shown).toHaveAttribute('src', original, oneLook));
});

test('a description keeps what was typed while another admin changes its picture and another form is sent @thorough @desk', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings/pictures');
  const about = page.getByRole('region', { name: 'Picture beside Our Heritage' });
  await about.locator('#about-picture').setInputFiles(await photograph('garden.jpg', '#1f5236'));
  await expect(about.getByText('New picture, not saved yet')).toBeVisible();
  const save = about.getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(about.getByText('In the shop now')).toBeVisible();

  const description = about.getByLabel('Description of the picture (English)');
  await description.fill('Our hut');
  await postForm(page, '/admin/settings/pictures', { name: 'about', altEn: 'The garden' });
  const logo = page.getByRole('region', { name: /^Logo/ });
  await logo.getByRole('button', { name: /^Save/ }).click();
  await expect(logo.getByRole('alert')).toBeVisible();
  await expect(description).toHaveValue('Our hut');

  await save.click();
  await expect(about.getByText('Another admin has changed this picture')).toBeVisible();
  await save.click();
  await expect(about.getByText('Another admin has changed this picture')).toHaveCount(0);
  await expect(description).toHaveValue('Our hut');
  await about.getByRole('button', { name: /Bring the original back/ }).click();
  await expect(about.getByRole('button', { name: /Bring the original back/ })).toHaveCount(0);
});

test('leaving the page asks about an unsaved description and about an unsaved picture of the shop @thorough @desk', async ({
  page,
  ownerSignIn,
}) => {
  await ownerSignIn(page);
  await page.goto('/admin/settings/pictures');
  const logo = page.getByRole('region', { name: /^Logo/ });
  const description = logo.getByLabel('Description of the picture (English)');
  const leave = page.getByRole('link', { name: /^All settings/ });
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await description.fill('Our leaf');
  await leave.click();
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(description).toHaveValue('Our leaf');

  await description.fill('');
  await logo.locator('#logo-picture').setInputFiles(await photograph('leaf.jpg', '#1f5236'));
  await expect(logo.getByText('New picture, not saved yet')).toBeVisible();
  await leave.click();
  await question.getByRole('button', { name: /^Leave/ }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
});
