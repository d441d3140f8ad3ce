import { expect, test } from 'vitest';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { receiveReturn } from '#domain/orders/fulfilment/receive-return.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { findProductForStockCount } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { shownValues } from './adjust-form.tsx';
import { action } from './ledger.route.tsx';

/**
 * Opens a shop with nine units on the shelf, two of them for an order that is not packed, and the parcel of another order.
 * `openForm` returns a function that submits a count.
 */
async function aShelf() {
  const guestShop = await openTestShop();
  const shop = await anOwner(guestShop);
  const balm = await aProduct(shop, { stock: 10 });
  const order = async (quantity: number, overrides: object = {}) =>
    (await anOrder(shop, { lines: [{ product: balm, quantity }], ...overrides })).id;
  const waiting = await order(2);
  const packed = await order(1, { packedAt: shop.now() });
  const product = async () => {
    const found = await findProductForStockCount(shop, balm.id);
    if (!found) throw new Error('The product is gone.');
    return found;
  };
  const openForm = async () => {
    const form = { ...shownValues(await product()), kind: 'count', note: 'Counted' };
    return async (units: number) => {
      const path = `/admin/products/${balm.id}/ledger`;
      const { args } = await visitArgs(guestShop, { path, form: { ...form, units: `${units}` } });
      args.context.set(adminShopContext, shop);
      const counting = { ...args, params: { productId: balm.id } };
      return action(counting as unknown as Parameters<typeof action>[0]);
    };
  };
  return { shop, order, waiting, packed, product, openForm };
}
type Shelf = Awaited<ReturnType<typeof aShelf>>;

const cancel = (shop: AdminShop, orderId: string) =>
  cancelOrder(shop, { orderId, reason: 'other' });
const pack = (shop: AdminShop, orderId: string) => packOrder(shop, { orderId, isPacked: true });

test.each<[string, (shelf: Shelf) => Promise<unknown>]>([
  ['a parcel is packed', ({ shop, waiting }) => pack(shop, waiting)],
  [
    'a parcel is unpacked',
    ({ shop, packed: orderId }) => packOrder(shop, { orderId, isPacked: false }),
  ],
  ['a packed order is cancelled', ({ shop, packed }) => cancel(shop, packed)],
  [
    'an order is shipped that was not marked as packed',
    ({ shop, waiting: orderId }) => shipOrder(shop, { orderId, courier: '', trackingNumber: '' }),
  ],
  [
    'a parcel is packed and the parcel of another order is cancelled',
    async ({ shop, order, packed }) => {
      await pack(shop, await order(1));
      await cancel(shop, packed);
    },
  ],
  [
    'an order is shipped that was not marked as packed and the parcel of another is cancelled',
    async ({ shop, order, packed }) => {
      await shipOrder(shop, { orderId: await order(1), courier: '', trackingNumber: '' });
      await cancel(shop, packed);
    },
  ],
  ['a new order is placed and packed', async ({ shop, order }) => pack(shop, await order(1))],
])('a count during which %s has to be repeated', async (_what, change) => {
  const shelf = await aShelf();
  const count = await shelf.openForm();
  await change(shelf);
  const { stock } = await shelf.product();

  const answer = { values: { shownStock: `${stock}` }, refusal: { code: 'count-again' } };
  expect(await count(6)).toMatchObject({ data: answer, init: { status: 409 } });
  expect(await shelf.product()).toMatchObject({ stock });
});

test.each<[string, (shelf: Shelf) => Promise<unknown>]>([
  ['nothing changes', async () => {}],
  ['another order is placed', ({ order }) => order(1)],
  [
    'a parcel that was packed before is shipped',
    ({ shop, packed: orderId }) => shipOrder(shop, { orderId, courier: '', trackingNumber: '' }),
  ],
  ['an order that is not packed is cancelled', ({ shop, waiting }) => cancel(shop, waiting)],
])(
  'a count during which %s corrects the stock by the unit that is missing',
  async (_what, change) => {
    const shelf = await aShelf();
    const count = await shelf.openForm();
    await change(shelf);

    // Eight are on the shelf, and the form says to subtract the two that are not packed.
    expect(await count(8 - 2)).toBeInstanceOf(Response);
    const { stock, toPack } = await shelf.product();
    expect(stock + toPack).toBe(8);
  },
);

test('a count goes on while a refused parcel is recorded as lost, and is repeated if its units came back', async () => {
  const shelf = await aShelf();
  const refused = { status: 'cancelled', deliveryRefusedAt: shelf.shop.now() };
  const [lost, returned] = [await shelf.order(1, refused), await shelf.order(1, refused)];
  const count = await shelf.openForm();
  await receiveReturn(shelf.shop, { orderId: lost, isRestocked: false });

  // Six are on the shelf, one less than expected.
  expect(await count(6 - 2)).toBeInstanceOf(Response);
  expect(await shelf.product()).toMatchObject({ stock: 4, toPack: 2 });

  const recount = await shelf.openForm();
  await receiveReturn(shelf.shop, { orderId: returned, isRestocked: true });
  expect(await recount(6)).toMatchObject({ data: { refusal: { code: 'count-again' } } });
});
