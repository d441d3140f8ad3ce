import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { checkoutFields } from '#test/submit-checkout.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { quantityField } from './entry-answer.ts';
import { action } from './new-order.route.tsx';

test('a changed form of a phone order that was placed before is reported as not entered', async () => {
  const guestShop = await openSellingShop();
  const shop = await anOwner(guestShop);
  const product = await aProduct(shop, { stock: 9 });
  const quantity = quantityField(product.id);
  const opened = { ...checkoutFields, idempotencyKey: crypto.randomUUID(), [quantity]: '1' };
  const send = async (changes: Record<string, string> = {}) => {
    const form = { ...opened, ...changes };
    const { args, running } = await visitArgs(guestShop, { path: '/admin/orders/new', form });
    args.context.set(adminShopContext, shop);
    const returned = await action(args as unknown as Parameters<typeof action>[0]);
    if (!(returned instanceof Response)) throw new Error('The order was refused.');
    const { flash } = await browserStateAfter(running, returned);
    return { code: flash?.code, to: returned.headers.get('Location') ?? '' };
  };

  const placed = await send();
  expect(placed.code).toBe('order-entered');
  expect(await send()).toEqual(placed);
  expect(await send({ phone: '+94 77 123 4567 ' })).toEqual(placed);

  const notPlaced = { ...placed, code: 'order-entered-before' };
  expect(await send({ [quantity]: '2' })).toEqual(notPlaced);
  expect(await send({ address: '7 Lake Road' })).toEqual(notPlaced);
  expect(await send({ language: 'si' })).toEqual(notPlaced);
  const other = await aProduct(shop, { stock: 9 });
  expect(await send({ [quantityField(other.id)]: '1' })).toEqual(notPlaced);
  const order = await findOrder(shop, placed.to.split('/').at(-1) ?? '');
  expect(order?.lines).toMatchObject([{ productId: product.id, quantity: 1 }]);
});
