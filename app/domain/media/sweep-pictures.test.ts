import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { aMediaStore } from '#test/pictures.ts';
import { aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { sweepPictures } from './sweep-pictures.server.ts';
import { media } from './tables.server.ts';

const { store, remove } = aMediaStore();
afterAll(remove);
beforeEach(async () => {
  for (const { name } of await store.list()) await store.remove(name);
});

const dayMs = 24 * 60 * 60 * 1000;

function advanceDays(shop: TestShop, days: number) {
  shop.clock.at = new Date(shop.now().getTime() + days * dayMs);
}

async function aFile(id: string, writtenAt: Date) {
  const name = `${id}-400.webp`;
  await store.write(name, Buffer.from('a picture'));
  fs.utimesSync(path.join(store.folder, name), writtenAt, writtenAt);
}

async function anUpload(shop: TestShop): Promise<string> {
  const id = randomUUID();
  const now = shop.now();
  const row = { id, width: 400, height: 400, createdBy: randomUUID() };
  await shop.db.insert(media).values({ ...row, createdAt: now, unusedSince: now });
  await aFile(id, now);
  return id;
}

async function listKept(shop: TestShop) {
  const rows = await shop.db.select({ id: media.id }).from(media);
  const files = (await store.list()).map(({ name }) => name.slice(0, 36));
  return { rows: rows.map(({ id }) => id).sort(), files: files.sort() };
}

test('a picture that no product refers to is deleted after a week, and not before', async () => {
  const shop = await openTestShop();
  const id = await anUpload(shop);
  advanceDays(shop, 6.9);
  await sweepPictures(shop, store);
  expect(await listKept(shop)).toEqual({ rows: [id], files: [id] });
  advanceDays(shop, 0.2);
  await sweepPictures(shop, store);
  expect(await listKept(shop)).toEqual({ rows: [], files: [] });
});

test.each([
  ['a product', (id: string) => ({ images: ['', `/media/${id}-400.webp`] })],
  ['a deleted product', (id: string) => ({ images: [`/media/${id}-400.webp`], active: false })],
  [
    'a product with a full URL',
    (id: string) => ({ images: [`https://shop.lk/media/${id}-160.webp`] }),
  ],
])('a picture that %s refers to is kept', async (_what, overrides) => {
  const shop = await openTestShop();
  const id = await anUpload(shop);
  await aProduct(shop, overrides(id));
  advanceDays(shop, 30);
  await sweepPictures(shop, store);
  advanceDays(shop, 30);
  await sweepPictures(shop, store);
  expect(await listKept(shop)).toEqual({ rows: [id], files: [id] });
});

test('the week before a picture is deleted begins when no product refers to it any more', async () => {
  const shop = await openTestShop();
  const id = await anUpload(shop);
  await aProduct(shop, { images: [`/media/${id}-400.webp`] });
  advanceDays(shop, 30);
  await sweepPictures(shop, store);
  await shop.db.update(products).set({ images: [] });
  await sweepPictures(shop, store);
  advanceDays(shop, 6);
  await sweepPictures(shop, store);
  expect((await listKept(shop)).rows).toEqual([id]);
  advanceDays(shop, 2);
  await sweepPictures(shop, store);
  expect(await listKept(shop)).toEqual({ rows: [], files: [] });
});

test('files without a row and rows without files are deleted, but not within an hour of the upload', async () => {
  const shop = await openTestShop();
  const whole = await anUpload(shop);
  const lost = await anUpload(shop);
  await store.remove(`${lost}-400.webp`);
  const stray = randomUUID();
  await aFile(stray, shop.now());
  await sweepPictures(shop, store);
  const before = await listKept(shop);
  expect([before.rows, before.files]).toEqual([[whole, lost].sort(), [whole, stray].sort()]);
  advanceDays(shop, 0.1);
  await sweepPictures(shop, store);
  expect(await listKept(shop)).toEqual({ rows: [whole], files: [whole] });
});

test('a row whose files are gone stays while a product refers to it', async () => {
  const shop = await openTestShop();
  const id = await anUpload(shop);
  await aProduct(shop, { images: [`/media/${id}-400.webp`] });
  await store.remove(`${id}-400.webp`);
  advanceDays(shop, 30);
  await sweepPictures(shop, store);
  expect((await listKept(shop)).rows).toEqual([id]);
});

test('no file is deleted while the database has no pictures, because it may be the wrong database', async () => {
  const shop = await openTestShop();
  const stray = randomUUID();
  await aFile(stray, shop.now());
  advanceDays(shop, 30);
  await sweepPictures(shop, store);
  expect((await listKept(shop)).files).toEqual([stray]);
});
