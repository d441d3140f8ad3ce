import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { confirmOwnOrder } from '#domain/orders/fulfilment/confirm-own-order.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { headlineOf } from '#domain/orders/progress.copy.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { isFullRun } from '#test/full-run.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, type TestShop } from '#test/shop.ts';
import { trackOrder, trackSchema } from './track-order.server.ts';

const customerPhone = '+94771234567';

function track(shop: TestShop, orderNumber: string, phone = '077 123 4567') {
  return trackOrder(shop, trackSchema.parse({ orderNumber, phone }));
}

test('an order is found by its number or its last digits, and by its phone number in any spelling', async () => {
  const shop = await openSellingShop();
  const orderNumber = 'ORD-1795331987720-667';
  await anOrder(shop, { orderNumber, customerPhone });
  for (const typed of [orderNumber, 'ord 1795331987720 667', '７２０６６７', ' 720-667 ']) {
    expect(await track(shop, typed), typed).toMatchObject({ ok: true, value: { orderNumber } });
  }
  expect(await track(shop, '720667', '+94 77-123-4567')).toMatchObject({ ok: true });
});

test('fewer than six digits and invalid phone numbers are refused by the form', () => {
  const problems = (orderNumber: string, phone: string) =>
    trackSchema.safeParse({ orderNumber, phone }).error?.issues.map(({ message }) => message);
  expect(problems('20667', '077 123 4567')).toEqual(['order-number']);
  expect(problems('720667', '12345')).toEqual(['phone']);
  expect(problems('', '')).toEqual(['required', 'required']);
});

test('of several orders with the same last digits the newest of the phone number is found, and none of another number', async () => {
  const shop = await openSellingShop();
  const morningOf = (day: string) => new Date(`2026-11-${day}T09:00+05:30`);
  await anOrder(shop, { orderNumber: 'ORD-111720-667', customerPhone, createdAt: morningOf('18') });
  await anOrder(shop, { orderNumber: 'ORD-222720-667', customerPhone, createdAt: morningOf('19') });
  const customer = { customerPhone: '+94712345678', createdAt: morningOf('20') };
  await anOrder(shop, { orderNumber: 'ORD-333720-667', ...customer });
  expect(await track(shop, '720667')).toMatchObject({ value: { orderNumber: 'ORD-222720-667' } });
});

test('a tracked order has its steps with their times, its courier and its amount due, and no personal data', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const courierTracking = 'Domex https://courier.example/{number}';
  await shop.db.update(settings).set({ courierTracking });
  const order = await anOrder(shop, { orderNumber: 'ORD-1795331987720-667', customerPhone });
  const { id: orderId } = order;
  await confirmOrder(owner, { orderId });
  shop.clock.at = new Date('2026-11-22T04:00:00Z');
  await shipOrder(owner, { orderId, courier: 'Domex', trackingNumber: 'DX 1' });

  const found = await track(shop, '720667');
  expect(found).toEqual({
    ok: true,
    value: {
      orderNumber: 'ORD-1795331987720-667',
      createdAt: order.createdAt,
      status: 'shipped',
      paymentMethod: 'cod',
      paymentStatus: 'pending',
      dueLkr: 3800,
      refundDueLkr: 0,
      refundedLkr: 0,
      chargedBackLkr: 0,
      courier: 'Domex',
      trackingNumber: 'DX 1',
      trackingUrl: 'https://courier.example/DX%201',
      steps: [
        { step: 'placed', at: order.createdAt },
        { step: 'confirmed', at: order.createdAt },
        { step: 'shipped', at: new Date('2026-11-22T04:00:00Z') },
      ],
      closedUntil: undefined,
      arrival: { from: expect.any(Date), to: expect.any(Date), isLate: false },
    },
  });
});

test('an order that the customer confirmed by the link is not called confirmed by phone', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  await confirmOwnOrder(shop, id, { intent: 'confirm' });

  const found = await track(shop, '720667');

  const steps = [{ step: 'placed' }, { step: 'confirmed-by-customer', at: shop.now() }];
  expect(found).toMatchObject({ value: { steps } });
  if (found.ok) expect(headlineOf(found.value).en).toBe('Your order is confirmed');
});

test.each(['pending', 'paid'] as const)(
  'an order that is %s and was refunded in full has no expected arrival',
  async (status) => {
    const shop = await openSellingShop();
    await shop.db.update(settings).set({ closedUntil: '2099-01-01' });
    const refunded = { paymentStatus: 'refunded', confirmedByPhoneAt: shop.now() } as const;
    const overrides = { orderNumber: 'ORD-1-720667', customerPhone, status, ...refunded };
    await anOrder(shop, overrides);

    const found = await track(shop, '720667');

    expect(found).toMatchObject({ value: { arrival: undefined, closedUntil: undefined } });
    if (found.ok) expect(headlineOf(found.value).en).toBe('Your order was refunded');
  },
);

test('an order that is shipped although it was refunded still has its expected arrival', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const numbered = { orderNumber: 'ORD-1-720667', customerPhone };
  const { id: orderId } = await anOrder(shop, { ...numbered, paymentStatus: 'refunded' });
  await changeOrderStatus(owner, { orderId, status: 'shipped' });
  expect(await track(shop, '720667')).toMatchObject({ value: { arrival: { isLate: false } } });
});

test('a reverted step is no longer listed', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const { id: orderId } = await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  for (const status of ['shipped', 'delivered', 'pending'] as const) {
    await changeOrderStatus(owner, { orderId, status });
  }
  expect(await track(shop, '720667')).toMatchObject({ value: { steps: [{ step: 'placed' }] } });
});

test('after ten misses within an hour a phone number is refused, even with the right order number', async () => {
  const shop = await openSellingShop();
  await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await track(shop, '720667')).toMatchObject({ ok: true });
  }
  for (let missed = 0; missed < 10; missed += 1) {
    expect(await track(shop, '999999')).toMatchObject({ refusal: { code: 'order-not-found' } });
  }
  const refused = { refusal: { code: 'too-many-attempts', minutes: 60 } };
  expect(await track(shop, '999999')).toMatchObject(refused);
  expect(await track(shop, '720667')).toMatchObject(refused);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60 * 60_000);
  expect(await track(shop, '720667')).toMatchObject({ ok: true });
});

test('of many attempts at one phone number from many network addresses only ten are looked up', async () => {
  const shop = await openSellingShop();
  const { orderNumber } = await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  const codes = new Map<string, number>();
  const tryFrom = async (index: number, phone: string) => {
    const neighbour = { ...shop, clientBucket: `10.0.${index % 1000}` };
    const found = await track(neighbour, `${100_000 + (index % 600_000)}`, phone);
    const code = found.ok ? 'found' : found.refusal.code;
    codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  const tries = isFullRun ? 10_000 : 300;
  for (let start = 0; start < tries; start += 100) {
    const round = Array.from({ length: 100 }, (_, index) => start + index);
    await Promise.all(round.map((index) => tryFrom(index, customerPhone)));
  }
  expect(Object.fromEntries(codes)).toEqual({
    'order-not-found': 10,
    'too-many-attempts': tries - 10,
  });

  const stranger = await track(shop, orderNumber, '071 999 9999');
  expect(stranger).toMatchObject({ refusal: { code: 'order-not-found' } });
}, 60_000);

test('retries with a phone number that is refused do not lock out its network address', async () => {
  const shop = { ...(await openSellingShop()), clientBucket: '10.0.0.1' };
  await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  for (let tried = 0; tried < 70; tried += 1) await track(shop, '999999', '071 999 9999');
  expect(await track(shop, '720667')).toMatchObject({ ok: true });
});

test('a network address is refused after sixty misses, and another network address is not', async () => {
  const shop = { ...(await openSellingShop()), clientBucket: '10.0.0.1' };
  await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  const phoneOf = (index: number) => `071 ${1_000_000 + index}`;
  for (let missed = 0; missed < 60; missed += 1) {
    const found = await track(shop, '720667', phoneOf(missed));
    expect(found).toMatchObject({ refusal: { code: 'order-not-found' } });
  }
  const refused = { refusal: { code: 'too-many-attempts' } };
  expect(await track(shop, '720667', phoneOf(60))).toMatchObject(refused);
  expect(await track({ ...shop, clientBucket: '10.0.0.2' }, '720667')).toMatchObject({ ok: true });
});

test('of fifty simultaneous wrong order numbers, ten are looked up and the others are refused', async () => {
  const shop = await openSellingShop();
  await anOrder(shop, { orderNumber: 'ORD-1-720667', customerPhone });
  const tries = Array.from({ length: 50 }, (_, index) => track(shop, `${100_000 + index}`));
  const codes = (await Promise.all(tries)).map((found) => (found.ok ? 'ok' : found.refusal.code));
  expect(codes.filter((code) => code === 'order-not-found')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(40);
});
