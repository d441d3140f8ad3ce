import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification } from '#test/online-payment.ts';
import { aPaidOrder } from '#test/online-refund.ts';
import { listOnlinePayments } from './read-gateway-refunds.server.ts';

test('the refund of a whole payment is requested without an amount, as the published protocol defines', async () => {
  const { owner, order, refundRequests, pressRefund } = await aPaidOrder();
  expect(await pressRefund({ reason: 'Not for PayHere' })).toBe('refunded');
  const description = `Refund of order ${order.orderNumber}`;
  expect(refundRequests).toEqual([{ paymentId: '3200', amountLkr: undefined, description }]);
  const history = await listHistory(owner, order.id);
  expect(history.map(({ event }) => event).slice(-3)).toEqual([
    'gateway-refund',
    'payment',
    'refund',
  ]);
});

test('a refund that is submitted a hundred times at once is requested from the gateway once', async () => {
  const { shop, refundRequests, pressRefund, readOrder } = await aPaidOrder();
  const results = await Promise.all(
    Array.from({ length: 100 }, () => pressRefund({ amountLkr: 1000 })),
  );
  expect(results.filter((result) => result === 'refunded')).toHaveLength(1);
  expect(refundRequests).toHaveLength(1);
  expect(await readOrder()).toMatchObject({ refundedLkr: 1000 });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('each payment of an order that was paid twice can be refunded up to its own amount', async () => {
  const { shop, order, pressRefund, readOrder } = await aPaidOrder();
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201' }));
  expect(await readOrder()).toMatchObject({ refundDueLkr: 7600 });
  expect(await pressRefund({ amountLkr: 7601 })).toBe('more-than-payment');
  expect(await pressRefund({ paymentId: '9999' })).toBe('more-than-payment');
  expect(await pressRefund({ paymentId: '3201' })).toBe('refunded');
  expect(await readOrder()).toMatchObject({ refundDueLkr: 0, paymentStatus: 'paid' });
  expect(await listOnlinePayments(shop, order.id)).toMatchObject([
    { paymentId: '3201', leftLkr: 0 },
    { paymentId: '3200', leftLkr: 7600 },
  ]);
});

test('a payment that was charged back cannot be refunded through the gateway, even if its money was refunded by hand before', async () => {
  const { shop, owner, order, pressRefund } = await aPaidOrder();
  await changeOrderStatus(owner, { orderId: order.id, paymentStatus: 'refunded' });
  await recordNotification(shop, aNotification(order, -3));
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201' }));
  expect(await listOnlinePayments(shop, order.id)).toMatchObject([
    { paymentId: '3201', leftLkr: 7600 },
    { paymentId: '3200', leftLkr: 0 },
  ]);
  expect(await pressRefund({ shownRefundedLkr: 7600 })).toBe('more-than-payment');
});
