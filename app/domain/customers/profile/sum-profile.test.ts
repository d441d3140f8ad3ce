import { expect, test } from 'vitest';
import { listCustomers } from '#domain/customers/directory/list-customers.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { sumProfile } from './sum-profile.server.ts';

const phone = '+94715550121';

test('the sums of a customer equal the sums over the single orders', async () => {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { stock: 100 });
  const withQuantity = (quantity: number) => ({
    customerPhone: phone,
    lines: [{ product, quantity }],
  });
  const placed = [
    await anOrder(shop, withQuantity(1)),
    await anOrder(shop, { ...withQuantity(2), status: 'delivered', paymentStatus: 'paid' }),
    await anOrder(shop, {
      ...withQuantity(3),
      paymentMethod: 'bank_transfer',
      deliveryFeeLkr: 350,
    }),
    await anOrder(shop, { ...withQuantity(4), status: 'cancelled', paymentStatus: 'paid' }),
    await anOrder(shop, { ...withQuantity(5), status: 'shipped' }),
    await anOrder(shop, { ...withQuantity(6), status: 'delivered', paymentStatus: 'paid' }),
    await anOrder(shop, withQuantity(7)),
  ];
  await anOrder(shop, { lines: [{ product, quantity: 9 }], paymentStatus: 'paid' });
  const ids = placed.map(({ id }) => id);
  await recordRefusedDelivery(shop, { orderId: ids[4] ?? '', isRestocked: true });
  const refund = { amountLkr: 2000, method: 'cash', reason: '', shownRefundedLkr: 0 } as const;
  await refundOrder(shop, {
    orderId: ids[5] ?? '',
    ...refund,
    returnedUnits: new Map([[product.id, 2]]),
  });
  await cancelOrder(shop, { orderId: ids[6] ?? '', reason: 'other' });

  const all: Order[] = [];
  for (const id of ids) all.push((await findOrder(shop, id)) as Order);
  const sum = (amountOf: (order: Order) => number) =>
    all.reduce((sum, order) => sum + amountOf(order), 0);
  const countWhere = (matches: (order: Order) => boolean) => all.filter(matches).length;
  expect(await sumProfile(shop, phone)).toEqual({
    ordersCount: 7,
    cancelledCount: countWhere(({ status }) => status === 'cancelled'),
    orderedLkr: sum(({ totalLkr }) => totalLkr),
    receivedLkr: sum(({ receivedLkr }) => receivedLkr),
    refundedLkr: sum(({ refundedLkr }) => refundedLkr),
    dueLkr: sum(({ dueLkr }) => dueLkr),
    refundDueLkr: sum(({ refundDueLkr }) => refundDueLkr),
    refusedCount: countWhere(({ deliveryRefusedAt }) => deliveryRefusedAt !== null),
    returnedCount: countWhere(({ lines }) => lines.some(({ returned }) => returned > 0)),
  });
  expect(await sumProfile(shop, phone)).toMatchObject({
    cancelledCount: 3,
    refundedLkr: 2000,
    refusedCount: 1,
    returnedCount: 1,
  });
  const [listed] = (await listCustomers(shop, { search: '0715550121' })).customers;
  expect(listed).toMatchObject({ orderedLkr: sum(({ totalLkr }) => totalLkr), ordersCount: 7 });
});

test('the sums of a customer who has not ordered yet are zero', async () => {
  const shop = await anOwner(await openTestShop());
  await anOrder(shop);
  const sums = await sumProfile(shop, phone);
  expect(new Set(Object.values(sums))).toEqual(new Set([0]));
});
