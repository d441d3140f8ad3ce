import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { packOrder } from './pack-order.server.ts';
import { shipOrder } from './ship-order.server.ts';

test('an order is shipped with its courier and tracking number in one step', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const shipment = { courier: 'Domex', trackingNumber: 'DX 1' };

  expect(await shipOrder(shop, { orderId, ...shipment })).toMatchObject({ ok: true });

  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'shipped', ...shipment });
  const events = (await listHistory(shop, orderId)).map((row) => row.event);
  expect(events).toEqual(['placed', 'shipment', 'status']);
});

test('a cancelled order is not shipped, and gets no courier', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { status: 'cancelled' });

  const refused = await shipOrder(shop, { orderId, courier: 'Domex', trackingNumber: '' });

  expect(refused).toMatchObject({ refusal: { code: 'not-waiting-to-ship' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled', courier: '' });
});

test('an order that does not exist is not shipped', async () => {
  const shop = await anOwner(await openTestShop());
  const unknown = { orderId: 'nonsense', courier: '', trackingNumber: '' };
  expect(await shipOrder(shop, unknown)).toMatchObject({ refusal: { code: 'order-not-found' } });
});

test('an order whose courier changed since the form was shown is not shipped with another courier', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { courier: 'Domex', trackingNumber: 'DX 1' });
  const shown = { orderId, shownCourier: '', shownTrackingNumber: '' };

  const refused = await shipOrder(shop, { ...shown, courier: 'Koombiyo', trackingNumber: '' });
  expect(refused).toMatchObject({ refusal: { code: 'shipment-changed-since' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', courier: 'Domex' });

  await shipOrder(shop, { ...shown, courier: '', trackingNumber: '' });
  const kept = { status: 'shipped', courier: 'Domex', trackingNumber: 'DX 1' };
  expect(await findOrder(shop, orderId)).toMatchObject(kept);
});

test('an order that has to be packed again is not shipped, nor gets a courier, if shipping has to be its next step', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { confirmedByPhoneAt: shop.now() });
  await packOrder(shop, { orderId, isPacked: true });
  await changeOrderStatus(shop, { orderId, paymentStatus: 'paid' });
  const shipment = { orderId, courier: 'Domex', trackingNumber: '', onlyIf: 'ship' } as const;

  expect(await shipOrder(shop, shipment)).toMatchObject({
    refusal: { code: 'not-waiting-to-ship' },
  });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', courier: '' });

  await packOrder(shop, { orderId, isPacked: true });
  expect(await shipOrder(shop, shipment)).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'shipped', courier: 'Domex' });
});
