import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { checkoutFields } from '#test/submit-checkout.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import { quantityField } from './entry-answer.ts';
import { action } from './new-order.route.tsx';

/** Opens the form of a new order, with one bottle of oil, and returns a function that sends it. */
async function openForm() {
  const guestShop = await openSellingShop();
  const shop = await anOwner(guestShop);
  const oil = await aProduct(shop, { stock: 9, priceLkr: 3800 });
  const opened = {
    ...{ ...checkoutFields, idempotencyKey: crypto.randomUUID() },
    ...{ [quantityField(oil.id)]: '1', shownTotalLkr: '3800' },
  };
  const send = async (changes: Record<string, string> = {}) => {
    const form = { ...opened, ...changes };
    const { args } = await visitArgs(guestShop, { path: '/admin/orders/new', form });
    args.context.set(adminShopContext, shop);
    const returned = await action(args as unknown as Parameters<typeof action>[0]);
    return returned instanceof Response ? { to: returned.headers.get('Location') } : returned;
  };
  return { shop, oil, send };
}

test('an order by phone whose price has changed since the form was opened comes back with the new total', async () => {
  const { shop, oil, send } = await openForm();
  await shop.db.update(products).set({ priceLkr: 4200 }).where(eq(products.id, oil.id));

  expect(await send()).toMatchObject({
    data: {
      values: { customerName: checkoutFields.customerName, address: checkoutFields.address },
      refusal: { code: 'total-changed', totalLkr: 4200 },
    },
    init: { status: 409 },
  });
  expect(await shop.db.$count(orders)).toBe(0);
  expect(await send({ shownTotalLkr: '4200' })).toMatchObject({ to: expect.any(String) });
});

test('an order by phone comes back with the fee of the district that its town implies', async () => {
  const { shop, send } = await openForm();
  const fees = { freeDelivery: false, deliveryFeeLkr: 350, districtFees: 'Jaffna 450' };
  await shop.db.update(settings).set(fees);
  const toJaffna = { city: 'Jaffna', province: 'Northern', district: '' };

  expect(await send({ ...toJaffna, shownTotalLkr: '4150' })).toMatchObject({
    data: { values: { district: 'Jaffna' }, refusal: { code: 'total-changed', totalLkr: 4250 } },
  });
  expect(await shop.db.$count(orders)).toBe(0);
});

test('an order by phone with a promo code that gives nothing is not placed without the discount', async () => {
  const { shop, send } = await openForm();
  expect(await send({ promo: 'AYU10' })).toMatchObject({
    data: { refusal: { code: 'promo-refused', problem: { code: 'unknown' } } },
  });
  expect(await shop.db.$count(orders)).toBe(0);
});

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
