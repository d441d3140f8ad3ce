import { expect, test } from 'vitest';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { action } from './product.route.tsx';

test('an emptied size of a product in a size group is refused at its field, although the group is not sent', async () => {
  const shop = await openTestShop();
  const { id } = await aProduct(shop, { sizeGroup: 'Oil', sizeMl: 100 });
  const { args } = await visitArgs(shop, { path: `/admin/products/${id}`, form: { sizeMl: '' } });
  args.context.set(adminShopContext, await anOwner(shop));
  expect(await action({ ...args, params: { productId: id } } as never)).toMatchObject({
    data: { values: { sizeMl: '' }, problems: { sizeMl: 'required' } },
    init: { status: 422 },
  });
});
