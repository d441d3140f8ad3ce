import { expect, test } from 'vitest';
import { deleteProduct } from '#domain/catalog/editing/delete-product.server.ts';
import { restoreProduct } from '#domain/catalog/editing/restore-product.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { action } from './product.route.tsx';

test('the form of a product that another admin has deleted keeps what was typed, and is saved once the product is restored', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const { id } = await aProduct(shop);
  const form = { descriptionEn: 'Typed for ten minutes.', version: '1' };
  const save = async (productId = id) => {
    const { args } = await visitArgs(shop, { path: `/admin/products/${productId}`, form });
    args.context.set(adminShopContext, owner);
    return action({ ...args, params: { productId } } as never);
  };
  await deleteProduct(owner, id);

  expect(await save()).toMatchObject({
    data: { values: form, refusal: { code: 'product-deleted' } },
    init: { status: 409 },
  });
  await expect(save(crypto.randomUUID())).rejects.toMatchObject({ init: { status: 404 } });
  await restoreProduct(owner, id);
  expect(await save()).toMatchObject({ status: 303 });
  expect(await findProduct(shop, id)).toMatchObject({ description: { en: form.descriptionEn } });
});
