import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { deleteProduct } from './delete-product.server.ts';

test('a deleted product is in no list, and keeps its row, its stock and its orders', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 5 });
  const { id } = await anOrder(shop, { lines: [{ product: balm, quantity: 1 }] });

  expect((await deleteProduct(shop, balm.id)).ok).toBe(true);

  expect(await listProducts(shop)).toEqual([]);
  expect(await listProductsForOwner(shop)).toEqual([]);
  expect(await findProduct(shop, balm.id)).toBeUndefined();
  expect(await shop.db.select().from(products)).toMatchObject([{ active: false, stock: 4 }]);
  expect(await findOrder(shop, id)).toMatchObject({
    lines: [{ productId: balm.id, productName: { en: balm.nameEn }, quantity: 1 }],
  });
});

test('deleting a product again changes nothing and returns the same result', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop);
  await deleteProduct(shop, id);
  expect(await deleteProduct(shop, id)).toEqual({ ok: true });
  const deletions = eq(auditEntries.action, 'product-deleted');
  expect(await shop.db.$count(auditEntries, deletions)).toBe(1);
});

test('deleting an unknown product is refused', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await deleteProduct(shop, '00000000-0000-4000-8000-000000000000')).toEqual({
    ok: false,
    refusal: { code: 'product-not-found' },
  });
});
