import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import type { PaymentStatus } from '#domain/orders/order.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listOnlinePayments } from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner } from '#test/shop.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';
import { recordNotification } from './record-notification.server.ts';

/** Opens a shop with an order whose payment the owner has reverted by hand. */
async function anOrderWithRevertedPayment() {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const order = await anOnlineOrder(shop);
  const notify = (code: 2 | -3, payment: { paymentId: string; attempt: number }) =>
    recordNotification(shop, aNotification(order, code, payment));
  const setPayment = (paymentStatus: PaymentStatus) =>
    changeOrderStatus(owner, { orderId: order.id, paymentStatus });
  await notify(2, first);
  await setPayment('pending');
  return { shop, order, notify, setPayment, read: () => findOrder(shop, order.id) };
}

const first = { paymentId: '3200', attempt: 1 };
const second = { paymentId: '3201', attempt: 2 };

test('a chargeback of a payment that the owner had reverted by hand does not take the money of the payment after it', async () => {
  const { shop, order, notify, read } = await anOrderWithRevertedPayment();
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
  await notify(2, second);
  expect(await listOnlinePayments(shop, order.id)).toMatchObject([
    { paymentId: '3201', leftLkr: 3800 },
    { paymentId: '3200', leftLkr: 0 },
  ]);

  await notify(-3, first);

  expect(await read()).toMatchObject({ paymentStatus: 'paid', refundedLkr: 0, dueLkr: 0 });
  expect((await read())?.chargedBackAt).not.toBeNull();
  await notify(-3, second);
  expect(await read()).toMatchObject({ paymentStatus: 'refunded', refundedLkr: 3800 });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('a chargeback takes the money of a payment that was reverted by mistake and marked as paid again', async () => {
  const { shop, order, notify, setPayment, read } = await anOrderWithRevertedPayment();
  await setPayment('paid');
  expect(await listOnlinePayments(shop, order.id)).toMatchObject([{ leftLkr: 3800 }]);

  await notify(-3, first);

  expect(await read()).toMatchObject({ paymentStatus: 'refunded', refundedLkr: 3800 });
  expect(await paymentMismatches(shop)).toEqual([]);
});
