import { expect, test } from 'vitest';
import { applyPaymentChanges } from '#domain/orders/apply-order-change.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { withReceived } from '#domain/orders/order-money.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { packOrder } from './pack-order.server.ts';

/** Packs and ships an order, by default with cash on delivery. Returns it with what changes and reads it. */
async function aShippedOrder(overrides: Parameters<typeof anOrder>[1] = {}) {
  const shop = await anOwner(await openTestShop());
  const { id: orderId, totalLkr } = await anOrder(shop, overrides);
  await packOrder(shop, { orderId, isPacked: true });
  const moveTo = (status: OrderStatus) => changeOrderStatus(shop, { orderId, status });
  await moveTo('shipped');
  return { shop, orderId, totalLkr, moveTo, read: () => findOrder(shop, orderId) };
}

test('an order that is set back before shipping stays packed if nothing on its packing slip has changed', async () => {
  const { shop, moveTo, read } = await aShippedOrder();
  await moveTo('pending');
  expect(await read()).toMatchObject({ packedAt: shop.now(), version: 1 });
});

test('an order that was paid after it had left is to be packed again once it is set back', async () => {
  const { shop, orderId, moveTo, read } = await aShippedOrder();
  await changeOrderStatus(shop, { orderId, paymentStatus: 'paid' });
  await moveTo('pending');
  expect(await read()).toMatchObject({ dueLkr: 0, packedAt: null, version: 2 });
});

test('an order that its courier has paid out is to be packed again once it is set back', async () => {
  const { shop, orderId, totalLkr, moveTo, read } = await aShippedOrder();
  const order = await lockOrder(shop, orderId);
  if (!order) throw new Error('The order is gone.');
  const after = withReceived(order, totalLkr);
  await applyPaymentChanges(shop, [{ order, after, payment: { via: 'courier' } }]);
  await moveTo('pending');
  expect(await read()).toMatchObject({ dueLkr: 0, packedAt: null, version: 2 });
});

test('an order of which units came back after it had left is to be packed again once it is set back', async () => {
  const paid = { paymentMethod: 'bank_transfer', paymentStatus: 'paid' } as const;
  const { shop, orderId, moveTo, read } = await aShippedOrder(paid);
  const productId = (await read())?.lines[0]?.productId ?? '';
  const returnedUnits = new Map([[productId, 1]]);
  const refund = { amountLkr: 100, method: 'cash', reason: '', shownRefundedLkr: 0 } as const;
  expect(await refundOrder(shop, { ...refund, orderId, returnedUnits })).toMatchObject({
    ok: true,
  });
  await moveTo('paid');
  expect(await read()).toMatchObject({ packedAt: null, version: 2 });
});
