import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { aParcel } from '#test/courier-cash.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { listAtCourier, sumCashAtCouriers } from './cash-at-couriers.server.ts';
import { listCouriers } from './find-columns.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('outstanding cash is added up by courier and by the time since the shipment', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 50 }), quantity: 1 }];
  const placed = await anOrder(shop, { lines });
  shop.clock.at = new Date(shop.now().getTime() + 10 * dayMs);
  const shipment = { orderId: placed.id, courier: ' Domex', trackingNumber: 'DX 1' };
  await shipOrder(shop, shipment);
  await changeOrderStatus(shop, { orderId: placed.id, status: 'delivered' });
  const daysBefore = (days: number) => new Date(shop.now().getTime() - days * dayMs);
  for (const days of [8, 15, 40])
    await aParcel(shop, { lines, createdAt: daysBefore(days), courier: 'domex' });
  for (const courier of ['ශ්\u200dරී', 'ශ්රී']) await aParcel(shop, { lines, courier });
  await aParcel(shop, { lines, courier: 'Fardar' });
  for (const overrides of [
    { paymentStatus: 'paid' },
    { status: 'cancelled' },
    { status: 'pending' },
    { courier: '' },
    { paymentMethod: 'bank_transfer' },
  ] as const)
    await aParcel(shop, { lines, ...overrides });

  const [domex, fardar, sinhala, ...others] = await sumCashAtCouriers(shop);
  expect(domex).toMatchObject({
    parcels: 4,
    upTo7DaysLkr: 3800,
    from8To14DaysLkr: 3800,
    overdueLkr: 7600,
  });
  expect(domex).toMatchObject({ overdueParcels: 2, totalLkr: 15200 });
  expect(fardar).toMatchObject({ courier: 'Fardar', parcels: 1, totalLkr: 3800 });
  expect(sinhala).toMatchObject({ parcels: 2, totalLkr: 7600 });
  expect(others).toEqual([]);

  expect(await listAtCourier(shop, 'ශ්රී')).toHaveLength(2);
  expect(await listCouriers(shop)).toHaveLength(3);
  const listed = await listAtCourier(shop, 'DOMEX');
  expect(listed.map(({ shippedAt }) => shippedAt)).toEqual([
    daysBefore(40),
    daysBefore(15),
    daysBefore(8),
    daysBefore(0),
  ]);
});
