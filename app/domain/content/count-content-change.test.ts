import { expect, test } from 'vitest';
import { addProduct } from '#domain/catalog/add-product.server.ts';
import { deleteProduct } from '#domain/catalog/delete-product.server.ts';
import { featureProduct } from '#domain/catalog/feature-product.server.ts';
import { saveProduct } from '#domain/catalog/save-product.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { placeOrder } from '#domain/orders/place-order.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aProductForm } from '#test/product-form.ts';
import { aCheckoutForm, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { countContentChange } from './count-content-change.server.ts';
import { readContentMark } from './read-content-mark.server.ts';

function openShop() {
  return openTestShop({ listeners: [countContentChange] });
}

const changes: Record<string, (shop: OwnerShop, productId: string) => Promise<{ ok: boolean }>> = {
  'a new product': (shop) => addProduct(shop, aProductForm()),
  'another price': (shop, productId) => saveProduct(shop, productId, { priceLkr: 4200 }),
  'a featured product': (shop, productId) => featureProduct(shop, { productId, featured: true }),
  'a deleted product': (shop, productId) => deleteProduct(shop, productId),
};

test.each(Object.entries(changes))('%s is a new version of the pages', async (_what, change) => {
  const shop = await openShop();
  const { id } = await aProduct(shop);
  const owner = await anOwner(shop);
  const before = await readContentMark(shop);
  expect(await change(owner, id)).toMatchObject({ ok: true });
  expect((await readContentMark(shop)).version).toBe(before.version + 1);
});

test('a refused change is no new version', async () => {
  const shop = await openShop();
  const { id } = await aProduct(shop, { stock: 1 });
  const owner = await anOwner(shop);
  expect(await saveProduct(owner, id, { stock: -1, shownStock: 9 })).toMatchObject({ ok: false });
  expect(await deleteProduct(owner, crypto.randomUUID())).toMatchObject({ ok: false });
  expect((await readContentMark(shop)).version).toBe(0);
});

test('an order changes the shelf and never the version, so that orders do not wait for each other', async () => {
  const shop = await openShop();
  await ensureSettings(shop);
  const { id, priceLkr } = await aProduct(shop, { stock: 3 });
  const before = await readContentMark(shop);
  const form = aCheckoutForm();
  const cart = { key: form.idempotencyKey, lines: [{ productId: id, quantity: 1 }] };
  expect(await placeOrder(shop, cart, { ...form, shownTotalLkr: priceLkr })).toMatchObject({
    ok: true,
  });
  const after = await readContentMark(shop);
  expect(after.version).toBe(before.version);
  expect(after.shelf).not.toBe(before.shelf);
});

test('two products that change places on the shelf are seen, and an empty shop has a mark too', async () => {
  const shop = await openShop();
  expect(await readContentMark(shop)).toEqual({ version: 0, shelf: '' });
  await aProduct(shop, { stock: 3 });
  await aProduct(shop, { stock: 7 });
  expect((await readContentMark(shop)).shelf.split(',').sort()).toEqual(['3', '7']);
});
