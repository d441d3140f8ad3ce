import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { anOrder } from '#test/order.ts';
import { aProductForm } from '#test/product-form.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { addProduct } from './add-product.server.ts';
import { featureProduct } from './feature-product.server.ts';
import { saveProduct } from './save-product.server.ts';

test('of two owners who edit the same product the second is refused, and nothing is overwritten', async () => {
  const kamala = await anOwner(await openTestShop());
  const nimal = await anOwner(kamala, { name: 'Nimal' });
  const { id, version } = await aProduct(kamala);
  expect(await saveProduct(kamala, id, { priceLkr: 4000, version })).toMatchObject({ ok: true });
  expect(await saveProduct(nimal, id, { priceLkr: 3000, version })).toEqual({
    ok: false,
    refusal: { code: 'changed-since' },
  });
  expect(await findProduct(kamala, id)).toMatchObject({ priceLkr: 4000, version: version + 1 });
  const again = await saveProduct(nimal, id, { priceLkr: 3000, version: version + 1 });
  expect(again).toMatchObject({ ok: true });
});

test('of two saves at the same moment one is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const { id, version } = await aProduct(shop);
  const saves = [4000, 4100].map((priceLkr) => saveProduct(shop, id, { priceLkr, version }));
  const results = await Promise.all(saves);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

test('an order while the form is open is no conflict, and its units stay sold', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 9 });
  await anOrder(shop, { lines: [{ product: balm, quantity: 2 }] });
  const changes = { priceLkr: 1, stock: 10, shownStock: 9, version: balm.version };
  expect(await saveProduct(shop, balm.id, changes)).toMatchObject({ ok: true });
  expect(await findProduct(shop, balm.id)).toMatchObject({ priceLkr: 1, stock: 8 });
});

test('featuring a product makes a new version, and featuring it again makes none', async () => {
  const shop = await anOwner(await openTestShop());
  const { id, version } = await aProduct(shop);
  await featureProduct(shop, { productId: id, featured: true });
  await featureProduct(shop, { productId: id, featured: true });
  expect(await findProduct(shop, id)).toMatchObject({ featured: true, version: version + 1 });
});

test('the activity log records that a product was added, changed and featured', async () => {
  const shop = await anOwner(await openTestShop());
  const added = await addProduct(shop, aProductForm({ slug: 'oil' }));
  const id = added.ok ? added.value.productId : '';
  await saveProduct(shop, id, { priceLkr: 3900, stock: 26, shownStock: 25, nameEn: 'Oil' });
  await saveProduct(shop, id, { priceLkr: 3900 });
  await featureProduct(shop, { productId: id, featured: true });
  const { entries } = await listAudit(shop, { subject: { kind: 'product', id } });
  expect(entries).toMatchObject([
    { action: 'product-featured', before: { featured: false }, after: { featured: true } },
    {
      action: 'product-saved',
      before: { nameEn: 'Joint Relief Oil', priceLkr: 3800, stock: 25 },
      after: { nameEn: 'Oil', priceLkr: 3900, stock: 26 },
    },
    { action: 'product-added', before: null, after: { slug: 'oil', priceLkr: 3800 } },
  ]);
});
