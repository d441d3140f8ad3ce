import { expect, test } from 'vitest';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aProduct } from '#test/shop.ts';
import { submitCheckout } from '#test/submit-checkout.ts';
import type { Route } from './+types/checkout.route';
import { loader } from './checkout.route.tsx';
import { inDistrict } from './checkout-form.tsx';

const inJaffna = { city: 'Chavakachcheri', province: 'Northern' };

async function openShop() {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({
    ...{ freeDelivery: false, deliveryFeeLkr: 350, districtFees: 'Jaffna 450' },
    ...{ districtsWithoutCash: 'Jaffna', bankAccountDetails: 'Bank of Ceylon 77' },
  });
  return { shop, cart: aCart([await aProduct(shop, { priceLkr: 3800 }), 1]) };
}

test('without a script the first press shows the fee of the district, the second one places the order', async () => {
  const { shop, cart } = await openShop();
  const byTransfer = { ...inJaffna, paymentMethod: 'bank_transfer' };

  const first = await submitCheckout(shop, cart, {
    ...byTransfer,
    district: '',
    shownTotalLkr: '4150',
  });
  expect(first).toMatchObject({
    status: 409,
    answer: { refusal: { code: 'total-changed', totalLkr: 4250 }, values: { district: 'Jaffna' } },
  });
  const { args } = await visitArgs(shop, { path: '/checkout', cart });
  const page = await loader(args as unknown as Route.LoaderArgs);
  const shown = inDistrict(page, first.answer?.values['district']);
  expect(shown.cart).toMatchObject({ deliveryFeeLkr: 450, totalLkr: 4250 });
  expect(shown.paymentMethods).toEqual(['bank_transfer']);

  const second = await submitCheckout(shop, cart, {
    ...byTransfer,
    district: 'Jaffna',
    shownTotalLkr: '4250',
  });
  expect(second.status).toBe(303);
  await shop.db.update(settings).set({ districtFees: 'Jaffna 900' });
  expect(await shop.db.select().from(orders)).toMatchObject([
    { district: 'Jaffna', deliveryFeeLkr: 450, totalLkr: 4250 },
  ]);
});

test('cash is refused where the shop collects none, and the refusal has the new total', async () => {
  const { shop, cart } = await openShop();
  const pressed = await submitCheckout(shop, cart, { ...inJaffna, shownTotalLkr: '4150' });
  expect(pressed).toMatchObject({
    status: 409,
    answer: { refusal: { code: 'no-cash-there', district: 'Jaffna', totalLkr: 4250 } },
  });
  expect(await shop.db.select().from(orders)).toEqual([]);
});

test('while the district is unknown, the general fee applies and cash is accepted', async () => {
  const { shop, cart } = await openShop();
  const pressed = await submitCheckout(shop, cart, {
    ...{ city: 'Our village', province: 'Northern' },
    ...{ district: '', shownTotalLkr: '4150' },
  });
  expect(pressed.status).toBe(303);
  expect(await shop.db.select().from(orders)).toMatchObject([
    { district: null, deliveryFeeLkr: 350, paymentMethod: 'cod' },
  ]);
});

test('the promise of free delivery is the message of the owner, and an empty message promises nothing', async () => {
  const { shop, cart } = await openShop();
  const promiseOf = async (deliveryMessage: string) => {
    await shop.db.update(settings).set({ freeDelivery: true, deliveryMessage });
    const { args } = await visitArgs(shop, { path: '/checkout', cart });
    return (await loader(args as unknown as Route.LoaderArgs)).deliveryPromise?.en;
  };
  expect(await promiseOf('Free to every door')).toBe('Free to every door');
  expect(await promiseOf('')).toBeUndefined();
});
