import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { deleteProduct } from './delete-product.server.ts';
import { restoreProduct } from './restore-product.server.ts';

test('a restored product is listed with its former slug and stock, and the activity log records both changes', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { slug: 'balm', stock: 5 });
  await deleteProduct(shop, id);
  expect(await listProducts(shop)).toEqual([]);

  expect((await restoreProduct(shop, id)).ok).toBe(true);

  expect(await listProducts(shop)).toMatchObject([{ id, slug: 'balm', stock: 5 }]);
  const { entries } = await listAudit(shop, { subject: { kind: 'product', id } });
  expect(entries).toMatchObject([
    { action: 'product-restored', before: { active: false }, after: { active: true } },
    { action: 'product-deleted', before: { active: true }, after: { active: false } },
  ]);
});

test('restoring a product again changes nothing and records nothing, and an unknown product is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop);
  await deleteProduct(shop, id);
  await restoreProduct(shop, id);

  expect(await restoreProduct(shop, id)).toEqual({ ok: true, value: undefined });

  expect((await listAudit(shop, { subject: { kind: 'product', id } })).entries).toHaveLength(2);
  expect(await restoreProduct(shop, '00000000-0000-4000-8000-000000000000')).toEqual({
    ok: false,
    refusal: { code: 'product-not-found' },
  });
});
