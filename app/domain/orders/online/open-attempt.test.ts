import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { openTestShop } from '#test/shop.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';
import { recordNotification } from './record-notification.server.ts';

test('a payment that failed says so, and a second try pays', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, -2));
  expect(await findOrder(shop, order.id)).toMatchObject({ paymentStatus: 'failed' });
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201', attempt: 2 }));
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({
    refusal: { code: 'not-payable-online' },
  });
});

test('an order that was paid twice shows what to give back', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await tryPaymentAgain(shop, order.id);
  await recordNotification(shop, aNotification(order, 2));
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201', attempt: 2 }));
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'paid', receivedLkr: 7600, refundDueLkr: 3800 },
  });
  expect(await paymentMismatches(shop)).toEqual([]);
});
