import { expect, test } from 'vitest';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { aPromo } from '#test/promo.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { savePromoCode } from './save-promo-code.server.ts';

async function anOrderWithCode(overrides: Parameters<typeof aPromo>[1] = { maxUses: 5 }) {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const oil = await aProduct(shop, { stock: 500, priceLkr: 1005 });
  const promo = await aPromo(shop, overrides);
  const place = async (placingShop: typeof shop, phone = '+94771234567') => {
    const cart = { ...aCart([oil, 2]), promoCode: 'AYU10' };
    const placed = await placeOrder(placingShop, cart, formFor(cart, { phone }));
    if (!placed.ok) throw new Error(placed.refusal.code);
    return placed.value.orderId;
  };
  const orderId = await place(shop);
  const used = async () => (await shop.db.select().from(promoCodes))[0]?.used;
  return { shop, owner, oil, promo, orderId, place, used };
}

const someone = { customerName: 'Nimal Perera', phone: '+94771234567', email: undefined };
const somewhere = { address: '12 Temple Road', city: 'Kandy', province: 'Central' } as const;

test('an edited order keeps its promo code after the code has ended, and its discount follows the price of the goods', async () => {
  const { shop, owner, oil, orderId } = await anOrderWithCode();
  expect(await findOrder(shop, orderId)).toMatchObject({ discountLkr: 201, totalLkr: 1809 });
  await shop.db.update(promoCodes).set({ active: false, minimumLkr: 9000 });
  const edited = { orderId, version: 1, ...someone, ...somewhere };
  const quantities = new Map([[oil.id, 1]]);
  expect(await editOrder(owner, { ...edited, quantities })).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({
    subtotalLkr: 1005,
    discountLkr: 100,
    totalLkr: 905,
    promoCode: 'AYU10',
  });
});

test('a refund leaves the promo code, its use and the discount of the order as they are', async () => {
  const { shop, owner, oil, orderId, used } = await anOrderWithCode();
  await changeOrderStatus(owner, { orderId, status: 'paid' });
  const returnedUnits = new Map([[oil.id, 1]]);
  const refund = { amountLkr: 1809, method: 'cash', reason: '', returnedUnits } as const;
  expect(await refundOrder(owner, { orderId, ...refund, shownRefundedLkr: 0 })).toMatchObject({
    ok: true,
  });
  expect(await findOrder(shop, orderId)).toMatchObject({
    discountLkr: 201,
    refundedLkr: 1809,
    dueLkr: 0,
  });
  expect(await used()).toBe(1);
  expect(await refundOrder(owner, { orderId, ...refund, shownRefundedLkr: 1809 })).toMatchObject({
    ok: false,
  });
});

async function aShippedOrderWithCode() {
  const { shop, owner, orderId, place, used } = await anOrderWithCode();
  await place(shop, '+94771234568');
  await changeOrderStatus(owner, { orderId, status: 'shipped' });
  const refuse = () => recordRefusedDelivery(owner, { orderId, isRestocked: true });
  return { owner, orderId, used, refuse };
}

test('a refused parcel reverts the use of its promo code once', async () => {
  const { used, refuse } = await aShippedOrderWithCode();
  expect(await used()).toBe(2);
  expect(await refuse()).toMatchObject({ ok: true });
  expect(await used()).toBe(1);
  expect(await refuse()).toMatchObject({ ok: false });
  expect(await used()).toBe(1);
});

test('a parcel that is refused and cancelled at the same time reverts the use of its promo code once', async () => {
  const { owner, orderId, used, refuse } = await aShippedOrderWithCode();
  await Promise.all([refuse(), refuse(), cancelOrder(owner, { orderId, reason: 'other' })]);
  expect(await used()).toBe(1);
});

test('the owner can enter an order with a promo code, within the limits of the code', async () => {
  const { owner, place, used, shop } = await anOrderWithCode({ maxUses: 2 });
  const id = await place(owner as unknown as typeof shop, '+94771234568');
  expect(await findOrder(owner, id)).toMatchObject({ source: 'phone', discountLkr: 201 });
  expect(await used()).toBe(2);
  await expect(place(owner as unknown as typeof shop, '+94771234569')).rejects.toThrow(
    'promo-refused',
  );
});

test('a promo code that gets a limit while its orders are placed and cancelled counts them exactly', async () => {
  const { shop, owner, promo, place } = await anOrderWithCode({ maxUses: null });
  for (let round = 1; round <= 3; round += 1) {
    const phones = Array.from({ length: 4 }, (_, index) => `+9477200${round}${index}00`);
    const ids = await Promise.all(phones.map((phone) => place(shop, phone)));
    const { version } = (await shop.db.select().from(promoCodes))[0] ?? { version: 0 };
    const { code, kind, value, productIds } = promo;
    const rules = {
      ...{ minimumLkr: 0, startsAt: null, endsAt: null, maxUsesPerPhone: null, active: true },
      maxUses: round % 2 === 1 ? 100 : null,
    };
    const terms = { code, kind, value, productIds };
    await Promise.all([
      ...ids.slice(2).map((orderId) => cancelOrder(owner, { orderId, reason: 'other' })),
      savePromoCode(owner, promo.id, { terms, rules, version }),
      ...ids.slice(0, 2).map((_, index) => place(shop, `+9477300${round}${index}00`)),
    ]);
    const faults = await brokenInvariants(sqlQueryOf(shop));
    expect(faults.filter((fault) => fault.includes('promo code'))).toEqual([]);
  }
});
