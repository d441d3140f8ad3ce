import { expect, test } from 'vitest';
import { findLastCourier, findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { shipOrders } from './ship-order.server.ts';

test('several leave at once, each under its number; what is delivered or cancelled stays as it is', async () => {
  const shop = await anOwner(await openTestShop());
  const pending = await anOrder(shop);
  const paid = await anOrder(shop, { status: 'paid', paymentStatus: 'paid' });
  const delivered = await anOrder(shop, { status: 'delivered' });
  const cancelled = await anOrder(shop, { status: 'cancelled' });
  const parcels = [pending, paid, delivered, cancelled].map(({ id }, index) => {
    return { orderId: id, courier: 'Domex', trackingNumber: `DX${index}` };
  });
  const unknown = { orderId: 'nonsense', courier: '', trackingNumber: '' };

  const done = await shipOrders(shop, [...parcels, unknown]);

  expect(done).toEqual({
    shipped: [pending.orderNumber, paid.orderNumber],
    skipped: [delivered.orderNumber, cancelled.orderNumber],
  });
  const after = await Promise.all(parcels.map(({ orderId }) => findOrder(shop, orderId)));
  expect(after.map((order) => [order?.status, order?.trackingNumber])).toEqual([
    ['shipped', 'DX0'],
    ['shipped', 'DX1'],
    ['delivered', ''],
    ['cancelled', ''],
  ]);
});

test('a parcel without a number leaves too, and keeps what was noted of it', async () => {
  const shop = await anOwner(await openTestShop());
  const noted = await anOrder(shop, { courier: 'Pronto', trackingNumber: 'P7' });

  await shipOrders(shop, [{ orderId: noted.id, courier: '', trackingNumber: '' }]);

  const order = await findOrder(shop, noted.id);
  expect(order).toMatchObject({ status: 'shipped', courier: 'Pronto', trackingNumber: 'P7' });
});

test('the courier of the newest parcel is at hand for the next', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await findLastCourier(shop)).toBe('');
  await anOrder(shop, { courier: 'Pronto', createdAt: new Date('2026-01-01') });
  await anOrder(shop, { courier: 'Domex', createdAt: new Date('2026-01-02') });
  await anOrder(shop, { createdAt: new Date('2026-01-03') });
  expect(await findLastCourier(shop)).toBe('Domex');
});
