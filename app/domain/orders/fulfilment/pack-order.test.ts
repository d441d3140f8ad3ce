import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { packOrder } from './pack-order.server.ts';

test('a parcel is packed once, and can be opened again while it waits', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const packedAt = async () => (await findOrder(shop, orderId))?.packedAt;

  await packOrder(shop, { orderId, isPacked: true });
  await packOrder(shop, { orderId, isPacked: true });
  expect(await packedAt()).toEqual(shop.now());
  await packOrder(shop, { orderId, isPacked: false });
  expect(await packedAt()).toBeNull();

  const history = await listHistory(shop, orderId);
  expect(history.map(({ event, details }) => [event, details])).toEqual([
    ['placed', expect.anything()],
    ['packed', { isPacked: true }],
    ['packed', { isPacked: false }],
  ]);
});

test('a parcel that has left is not packed any more, and a cancelled one is not packed when it comes back', async () => {
  const shop = await anOwner(await openTestShop());
  const gone = await anOrder(shop, { status: 'shipped' });
  expect(await packOrder(shop, { orderId: gone.id, isPacked: true })).toEqual({
    ok: false,
    refusal: { code: 'not-waiting' },
  });

  const { id: orderId } = await anOrder(shop);
  await packOrder(shop, { orderId, isPacked: true });
  await cancelOrder(shop, { orderId, reason: 'customer-asked' });
  await changeOrderStatus(shop, { orderId, status: 'pending' });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', packedAt: null });
});
