import { expect, test } from 'vitest';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { findLastCourier, findOrder } from '#domain/orders/reading/find-order.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { recordShipment } from './record-shipment.server.ts';
import { shipOrders } from './ship-order.server.ts';

test('several orders are shipped at once, each with its tracking number, and delivered and cancelled orders are skipped', async () => {
  const shop = await anOwner(await openTestShop());
  const pending = await anOrder(shop);
  const paid = await anOrder(shop, { status: 'paid', paymentStatus: 'paid' });
  const delivered = await anOrder(shop, { status: 'delivered' });
  const cancelled = await anOrder(shop, { status: 'cancelled' });
  const parcels = [pending, paid, delivered, cancelled].map(({ id }, index) => {
    return { orderId: id, courier: 'Domex', trackingNumber: `DX${index}` };
  });
  const unknown = { orderId: 'nonsense', courier: '', trackingNumber: '' };

  const outcome = await shipOrders(shop, [...parcels, unknown]);

  expect(outcome).toEqual({
    shipped: [pending.orderNumber, paid.orderNumber],
    skipped: [delivered.orderNumber, cancelled.orderNumber],
    ...{ conflicting: [], askedToCancel: [] },
  });
  const after = await Promise.all(parcels.map(({ orderId }) => findOrder(shop, orderId)));
  expect(after.map((order) => [order?.status, order?.trackingNumber])).toEqual([
    ['shipped', 'DX0'],
    ['shipped', 'DX1'],
    ['delivered', ''],
    ['cancelled', ''],
  ]);
});

test('parcels that were sent twice by the same form are reported as shipped both times; those that another admin shipped are not', async () => {
  const testShop = await openTestShop();
  const [shop, other] = [await anOwner(testShop), await anOwner(testShop)];
  const [first, second] = [await anOrder(shop), await anOrder(shop, { courier: 'Pronto' })];
  const parcels = [
    { orderId: first.id, courier: 'Domex', suggestedCourier: 'Domex', trackingNumber: 'DX1' },
    { orderId: second.id, courier: 'Domex', suggestedCourier: 'Domex', trackingNumber: '' },
  ];
  const numbers = [first.orderNumber, second.orderNumber];
  const shipped = { shipped: numbers, skipped: [], conflicting: [], askedToCancel: [] };

  const pressedTwice = [shipOrders(shop, parcels), shipOrders(shop, parcels)];
  expect(await Promise.all(pressedTwice)).toEqual([shipped, shipped]);
  expect(await shipOrders(shop, parcels)).toEqual(shipped);

  const elsewhere = parcels.map((parcel) => ({ ...parcel, trackingNumber: 'DX9' }));
  expect(await shipOrders(shop, elsewhere)).toMatchObject({ shipped: [], skipped: numbers });
  expect(await shipOrders(other, parcels)).toMatchObject({ shipped: [], skipped: numbers });
});

test('parcels whose customers asked to cancel while the form was open are shipped and named, also for a repeated form', async () => {
  const shop = await anOwner(await openTestShop());
  const [asked, other] = [await anOrder(shop), await anOrder(shop)];
  const parcels = [asked, other].map(({ id }) => {
    return { orderId: id, courier: 'Domex', trackingNumber: '' };
  });
  expect(await askToCancel(shop, { orderId: asked.id, words: '' })).toMatchObject({ ok: true });

  for (let presses = 0; presses < 2; presses += 1) {
    expect(await shipOrders(shop, parcels)).toMatchObject({
      shipped: [asked.orderNumber, other.orderNumber],
      askedToCancel: [asked.orderNumber],
    });
  }
});

test('orders that were refunded or charged back in the meantime are skipped', async () => {
  const shop = await anOwner(await openTestShop());
  const paid = { status: 'paid', paymentMethod: 'payhere' } as const;
  const unrefunded = await anOrder(shop, { ...paid, paymentStatus: 'paid' });
  const refunded = await anOrder(shop, { ...paid, paymentStatus: 'refunded' });
  const chargedBack = await anOrder(shop, { ...paid, chargedBackAt: shop.now() });
  const orderIds = [unrefunded, refunded, chargedBack].map(({ id }) => id);

  const outcome = await shipOrders(
    shop,
    orderIds.map((orderId) => ({ orderId, courier: 'Domex', trackingNumber: '' })),
  );

  expect(outcome).toEqual({
    shipped: [unrefunded.orderNumber],
    skipped: [refunded.orderNumber, chargedBack.orderNumber],
    ...{ conflicting: [], askedToCancel: [] },
  });
  expect(await findOrder(shop, refunded.id)).toMatchObject({ status: 'paid', courier: '' });
});

test('an order without a typed tracking number is shipped too, and keeps its recorded courier and number', async () => {
  const shop = await anOwner(await openTestShop());
  const recorded = await anOrder(shop, { courier: 'Pronto', trackingNumber: 'P7' });

  await shipOrders(shop, [{ orderId: recorded.id, courier: '', trackingNumber: '' }]);

  const order = await findOrder(shop, recorded.id);
  expect(order).toMatchObject({ status: 'shipped', courier: 'Pronto', trackingNumber: 'P7' });
});

test('a suggested courier is used only for orders without a courier, and a typed courier replaces the recorded courier', async () => {
  const shop = await anOwner(await openTestShop());
  const suggested = { courier: 'Domex', suggestedCourier: 'Domex', trackingNumber: '' };
  const [pronto, none, changed] = [
    await anOrder(shop, { courier: 'Pronto', trackingNumber: 'P7' }),
    await anOrder(shop),
    await anOrder(shop, { courier: 'Pronto' }),
  ];
  const kept = {
    orderId: pronto.id,
    ...suggested,
    trackingNumber: 'P7',
    shownTrackingNumber: 'P7',
  };
  const typed = { orderId: changed.id, ...suggested, courier: 'Koombiyo' };

  await shipOrders(shop, [kept, { orderId: none.id, ...suggested }, typed]);

  const shipped = { status: 'shipped', courier: 'Pronto', trackingNumber: 'P7' };
  expect(await findOrder(shop, pronto.id)).toMatchObject(shipped);
  expect(await findOrder(shop, none.id)).toMatchObject({ courier: 'Domex' });
  expect(await findOrder(shop, changed.id)).toMatchObject({ courier: 'Koombiyo' });
});

test('a tracking number that another admin changed after the form was shown is kept, and an emptied tracking number is removed', async () => {
  const shop = await anOwner(await openTestShop());
  const corrected = { courier: 'Pronto', trackingNumber: 'P8' };
  const [untouched, conflicting, emptied] = [
    await anOrder(shop, corrected),
    await anOrder(shop, corrected),
    await anOrder(shop, corrected),
  ];
  const parcel = { courier: '', trackingNumber: 'P7', shownTrackingNumber: 'P7' };

  const outcome = await shipOrders(shop, [
    { ...parcel, orderId: untouched.id },
    { ...parcel, orderId: conflicting.id, trackingNumber: 'P9' },
    { ...parcel, orderId: emptied.id, trackingNumber: '', shownTrackingNumber: 'P8' },
  ]);

  expect(outcome).toEqual({
    shipped: [untouched.orderNumber, emptied.orderNumber],
    skipped: [],
    ...{ conflicting: [conflicting.orderNumber], askedToCancel: [] },
  });
  expect(await findOrder(shop, untouched.id)).toMatchObject({ status: 'shipped', ...corrected });
  expect(await findOrder(shop, conflicting.id)).toMatchObject({ status: 'pending', ...corrected });
  expect(await findOrder(shop, emptied.id)).toMatchObject({
    courier: 'Pronto',
    trackingNumber: '',
  });
});

test('a tracking number that another admin saves right before the parcels are shipped is not overwritten', async () => {
  const shop = await anOwner(await openTestShop());
  const [empty, typed] = [await anOrder(shop), await anOrder(shop)];
  const saved = { courier: '', trackingNumber: 'P7' };
  const shipInterrupted = (orderId: string, trackingNumber: string) => {
    const interruptedShop = afterFirstRead(shop, () => recordShipment(shop, { orderId, ...saved }));
    return shipOrders(interruptedShop, [{ orderId, courier: '', trackingNumber }]);
  };

  expect(await shipInterrupted(empty.id, '')).toMatchObject({ shipped: [empty.orderNumber] });
  expect(await findOrder(shop, empty.id)).toMatchObject({ status: 'shipped', ...saved });

  expect(await shipInterrupted(typed.id, 'P9')).toMatchObject({ conflicting: [typed.orderNumber] });
  expect(await findOrder(shop, typed.id)).toMatchObject({ status: 'pending', ...saved });
});

test('the last courier is the courier of the newest order that has a courier', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await findLastCourier(shop)).toBe('');
  await anOrder(shop, { courier: 'Pronto', createdAt: new Date('2026-01-01') });
  await anOrder(shop, { courier: 'Domex', createdAt: new Date('2026-01-02') });
  await anOrder(shop, { createdAt: new Date('2026-01-03') });
  expect(await findLastCourier(shop)).toBe('Domex');
});
