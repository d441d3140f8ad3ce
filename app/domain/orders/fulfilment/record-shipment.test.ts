import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { recordShipment } from './record-shipment.server.ts';

test('courier and tracking number are recorded once, and can be changed', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const first = { courier: 'Domex', trackingNumber: 'DX 1234' };

  await recordShipment(shop, { orderId, ...first });
  await recordShipment(shop, { orderId, ...first });
  await recordShipment(shop, { orderId, ...first, trackingNumber: 'DX 1235' });

  expect(await findOrder(shop, orderId)).toMatchObject({
    courier: 'Domex',
    trackingNumber: 'DX 1235',
  });
  const recorded = (await listHistory(shop, orderId)).filter((row) => row.event === 'shipment');
  expect(recorded.map((row) => row.details)).toEqual([
    first,
    { ...first, trackingNumber: 'DX 1235' },
  ]);
  expect((await listAudit(shop)).entries[0]).toMatchObject({
    action: 'order-shipment-noted',
    before: { trackingNumber: 'DX 1234' },
    after: { trackingNumber: 'DX 1235' },
  });
});

test('the shipment of an order that does not exist is refused', async () => {
  const shop = await anOwner(await openTestShop());
  const unknown = { orderId: 'nonsense', courier: '', trackingNumber: '' };
  expect(await recordShipment(shop, unknown)).toMatchObject({
    refusal: { code: 'order-not-found' },
  });
});

test('of two admins who change the courier the second is refused, and an untouched field keeps its newer value', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const shown = { orderId, shownCourier: '', shownTrackingNumber: '' };
  await recordShipment(shop, { ...shown, courier: 'Domex', trackingNumber: '' });

  const second = await recordShipment(shop, {
    ...shown,
    courier: 'Koombiyo',
    trackingNumber: 'K 1',
  });
  expect(second).toEqual({
    ok: false,
    refusal: { code: 'shipment-changed-since', courier: 'Domex', trackingNumber: '' },
  });
  expect(await findOrder(shop, orderId)).toMatchObject({ courier: 'Domex', trackingNumber: '' });

  expect(
    await recordShipment(shop, { ...shown, courier: '', trackingNumber: 'DX 7' }),
  ).toMatchObject({
    ok: true,
  });
  const merged = { courier: 'Domex', trackingNumber: 'DX 7' };
  expect(await findOrder(shop, orderId)).toMatchObject(merged);
  const shownLater = { orderId, shownCourier: 'Domex', shownTrackingNumber: 'DX 7' };
  await recordShipment(shop, { ...shownLater, courier: 'Koombiyo', trackingNumber: 'K 1' });
  expect(await findOrder(shop, orderId)).toMatchObject({ courier: 'Koombiyo' });
});
