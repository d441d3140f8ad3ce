import { expect, test } from 'vitest';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { isFullRun } from '#test/full-run.ts';
import { aPromo } from '#test/promo.ts';
import { anOwner, aProduct } from '#test/shop.ts';

type Selling = Awaited<ReturnType<typeof openSellingShop>>;
const phoneOf = (index: number) => `+9477${1_000_000 + index}`;

async function openWithOil(overrides: Parameters<typeof aPromo>[1] = {}) {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 500, priceLkr: 1005 });
  return { shop, oil, promo: await aPromo(shop, overrides) };
}

type Overrides = { quantity?: number; phone?: string; shownTotalLkr?: number };

function order(shop: Selling, oil: { id: string }, { quantity = 1, ...overrides }: Overrides = {}) {
  const cart = { ...aCart([oil, quantity]), promoCode: 'AYU10' };
  return placeOrder(shop, cart, formFor(cart, overrides));
}

const usesOf = async (shop: Selling) =>
  (await shop.db.select({ used: promoCodes.used }).from(promoCodes))[0]?.used;

async function placedOrderId(placing: ReturnType<typeof order>) {
  const placed = await placing;
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value.orderId;
}

test('a percentage is a discount on the goods, in whole rupees, and the order keeps the code', async () => {
  const { shop, oil, promo } = await openWithOil();
  const orderId = await placedOrderId(order(shop, oil));
  expect(await findOrder(shop, orderId)).toMatchObject({
    subtotalLkr: 1005,
    discountLkr: 100,
    totalLkr: 905,
    promoCodeId: promo.id,
    promoCode: 'AYU10',
  });
});

test('the discount of a fixed amount is at most the price of the goods', async () => {
  const { shop, oil } = await openWithOil({ kind: 'amount', value: 5000 });
  const orderId = await placedOrderId(order(shop, oil));
  expect(await findOrder(shop, orderId)).toMatchObject({ discountLkr: 1005, totalLkr: 0 });
});

test('a code for one product gives no discount on another', async () => {
  const { shop, oil, promo } = await openWithOil();
  const tea = await aProduct(shop, { stock: 5, priceLkr: 500 });
  await shop.db.update(promoCodes).set({ productIds: [tea.id] });
  const cart = { ...aCart([oil, 1], [tea, 1]), promoCode: promo.code };
  const orderId = await placedOrderId(placeOrder(shop, cart, formFor(cart)));
  expect(await findOrder(shop, orderId)).toMatchObject({ discountLkr: 50, totalLkr: 1455 });
});

test.each([
  ['over', { endsAt: new Date('2020-01-01') }, { code: 'over' }],
  ['switched off', { active: false }, { code: 'over' }],
  ['not yet valid', { startsAt: new Date('2099-01-01') }, { code: 'not-yet' }],
  ['used up', { maxUses: 1, used: 1 }, { code: 'used-up' }],
  ['for larger orders', { minimumLkr: 3000 }, { code: 'minimum-not-reached', missingLkr: 1995 }],
] as const)(
  'with a code that is %s the discounted total is refused, with the reason',
  async (_, overrides, problem) => {
    const { shop, oil } = await openWithOil(overrides);
    expect(await order(shop, oil, { shownTotalLkr: 905 })).toMatchObject({
      refusal: { code: 'promo-refused', promoCode: 'AYU10', problem, totalLkr: 1005 },
    });
    expect(await shop.db.$count(orders)).toBe(0);

    const orderId = await placedOrderId(order(shop, oil, { shownTotalLkr: 1005 }));
    expect(await findOrder(shop, orderId)).toMatchObject({ discountLkr: 0, promoCodeId: null });
  },
);

test('a malformed code that an owner enters is refused as unknown', async () => {
  const { shop, oil } = await openWithOil();
  const cart = { ...aCart([oil, 1]), promoCode: 'AYU\0' };
  expect(await placeOrder(await anOwner(shop), cart, formFor(cart))).toMatchObject({
    refusal: { code: 'promo-refused', problem: { code: 'unknown' } },
  });
});

test('a phone number cannot use a code more often than its limit', async () => {
  const { shop, oil } = await openWithOil({ maxUsesPerPhone: 1 });
  await placedOrderId(order(shop, oil));
  expect(await order(shop, oil)).toMatchObject({
    refusal: { code: 'promo-refused', problem: { code: 'used-by-phone' }, totalLkr: 1005 },
  });
  expect(await order(shop, oil, { phone: phoneOf(1) })).toMatchObject({ ok: true });
});

const orderCount = isFullRun ? 200 : 60;

test(`a code that is limited to a quarter of ${orderCount} simultaneous orders is used exactly as often as its limit`, async () => {
  const { shop, oil } = await openWithOil({ maxUses: orderCount / 4 });
  const results = await Promise.all(
    Array.from({ length: orderCount }, (_, index) =>
      order(shop, oil, { phone: phoneOf(index), shownTotalLkr: 905 }),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(orderCount / 4);
  for (const result of results.filter(({ ok }) => !ok)) {
    expect(result).toMatchObject({ refusal: { code: 'promo-refused', totalLkr: 1005 } });
  }
  expect(await usesOf(shop)).toBe(orderCount / 4);
  expect(await shop.db.$count(orders)).toBe(orderCount / 4);
});

test('of fifteen simultaneous orders of one phone number, two are placed with a code that is limited to two per number', async () => {
  const { shop, oil } = await openWithOil({ maxUsesPerPhone: 2 });
  const results = await Promise.all(Array.from({ length: 15 }, () => order(shop, oil)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
});

test('cancelling an order reverts the use of its code once, and reinstating it redeems the code again', async () => {
  const { shop: selling, oil } = await openWithOil({ maxUses: 1 });
  const shop = await anOwner(selling);
  const orderId = await placedOrderId(order(selling, oil));
  const cancel = () => cancelOrder(shop, { orderId, reason: 'not-reached' });
  await Promise.all([cancel(), cancel(), cancel()]);
  expect(await usesOf(selling)).toBe(0);

  expect(await changeOrderStatus(shop, { orderId, status: 'pending' })).toMatchObject({ ok: true });
  expect(await usesOf(selling)).toBe(1);
});

test('an order that can no longer redeem its code stays cancelled, and the refusal has the reason', async () => {
  const { shop: selling, oil } = await openWithOil({ maxUses: 1, maxUsesPerPhone: 1 });
  const shop = await anOwner(selling);
  const first = await placedOrderId(order(selling, oil));
  await cancelOrder(shop, { orderId: first, reason: 'not-reached' });
  await placedOrderId(order(selling, oil));
  const reinstate = () => changeOrderStatus(shop, { orderId: first, status: 'pending' });
  expect(await reinstate()).toMatchObject({ refusal: { code: 'promo-gone', reason: 'used-up' } });

  await selling.db.update(promoCodes).set({ maxUses: 2 });
  expect(await reinstate()).toMatchObject({
    refusal: { code: 'promo-gone', reason: 'used-by-phone' },
  });
  expect(await findOrder(shop, first)).toMatchObject({ status: 'cancelled' });
  expect(await usesOf(selling)).toBe(1);
});
