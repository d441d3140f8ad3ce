import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import {
  expireUnpaidOrders,
  reservationMs,
} from '#domain/orders/online/expire-unpaid-orders.server.ts';
import { openGatewayClient } from '#domain/orders/online/gateway-client.server.ts';
import { lookUpAttempts } from '#domain/orders/online/look-up-attempts.server.ts';
import { tryPaymentAgain } from '#domain/orders/online/open-attempt.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { demoAccount } from '#domain/payments/payhere/demo-account.ts';
import type { PayHereCode } from '#domain/payments/payhere/gateway.ts';
import type { FoundPayment } from '#domain/payments/payhere/payment-lookup.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, type TestShop } from '#test/shop.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { loader } from './pay-online.route.tsx';

/** Opens the payment page of an order, as its link does, or with `query` as the gateway does. */
async function openPage(shop: TestShop, orderId: string, query = '') {
  const path = `/order-success/${orderId}/pay${query}`;
  const { args, running } = await visitArgs(shop, { path });
  const gateway = { account: demoAccount, search: undefined, refund: undefined };
  args.context.set(runningShopContext, { ...running, gateway });
  return (await loader({ ...args, params: { orderId } } as never)).data.payment;
}

test('an order that was reinstated and waits for days is paid by another attempt, whose payment is found without its notification', async () => {
  const shop = { ...(await openSellingShop()), hasGateway: true };
  const owner = await anOwner(shop);
  const { id: orderId, orderNumber, totalLkr } = await anOnlineOrder(shop);
  const found: FoundPayment[] = [];
  const client = openGatewayClient(
    async () => ({ kind: 'found', payments: found }),
    () => undefined,
  );
  const passHours = async (hours: number) => {
    for (let quarter = 0; quarter < 4 * hours; quarter += 1) {
      shop.clock.at = new Date(shop.clock.at.getTime() + 15 * 60_000);
      await lookUpAttempts(shop, client);
    }
  };
  await changeOrderStatus(owner, { orderId, status: 'cancelled', reason: 'not-paid' });
  await changeOrderStatus(owner, { orderId, status: 'pending' });
  expect(await openPage(shop, orderId)).toMatchObject({ view: 'ready' });

  await passHours(80);
  expect(await openPage(shop, orderId)).toMatchObject({ view: 'unpaid', fields: {} });
  await tryPaymentAgain(shop, orderId);
  const reference = `${orderNumber}-2`;
  expect(await openPage(shop, orderId)).toMatchObject({
    view: 'ready',
    fields: { order_id: reference },
  });

  const amounts = { currency: 'LKR', amount: totalLkr, fee: 155 };
  found.push({ paymentId: '3201', reference, status: 'RECEIVED', method: 'VISA', ...amounts });
  await passHours(1);
  expect(await findOrder(shop, orderId)).toMatchObject({ paymentStatus: 'paid', dueLkr: 0 });
});

test('the payment page names the half hour only for an order that the shop cancels then', async () => {
  const shop = { ...(await openSellingShop()), hasGateway: true };
  const owner = await anOwner(shop);
  const order = await anOnlineOrder(shop);
  const { id: orderId } = order;
  const isExpiring = async () => (await openPage(shop, orderId, '?back=cancelled'))?.canExpire;
  expect(await isExpiring()).toBe(true);
  await recordNotification(shop, aNotification(order, 2));
  await changeOrderStatus(owner, { orderId, paymentStatus: 'pending' });
  expect(await isExpiring(), 'without an open attempt').toBe(false);
  await tryPaymentAgain(shop, orderId);
  expect(await isExpiring(), 'still marked as paid').toBe(false);
  await changeOrderStatus(owner, { orderId, status: 'pending' });
  expect(await isExpiring()).toBe(true);
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  await expireUnpaidOrders(shop);
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled' });
});

test('the page waits for days after the return from PayHere, and then offers another attempt to pay the rest', async () => {
  const shop = { ...(await openSellingShop()), hasGateway: true };
  // Has received a part, so that the order does not expire.
  const { id } = await anOnlineOrder(shop, { paymentStatus: 'pending', receivedLkr: 1000 });
  const viewAfterDays = async (days: number) => {
    shop.clock.at = new Date(shop.clock.at.getTime() + days * 24 * 60 * 60_000);
    return (await openPage(shop, id, '?back=returned'))?.view;
  };
  expect(await viewAfterDays(1)).toBe('confirming');
  expect(await viewAfterDays(2)).toBe('partly-paid');
  await tryPaymentAgain(shop, id);
  expect(await viewAfterDays(0)).toBe('confirming');
});

test('the page waits for a payment that PayHere leaves pending, though another one by the same attempt has failed', async () => {
  const shop = { ...(await openSellingShop()), hasGateway: true };
  const order = await anOnlineOrder(shop);
  const viewAfter = async (paymentId: string, code: PayHereCode) => {
    shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
    await recordNotification(shop, aNotification(order, code, { paymentId }));
    return (await openPage(shop, order.id))?.view;
  };
  expect(await viewAfter('3200', -2)).toBe('unpaid');
  expect(await viewAfter('3201', 0)).toBe('confirming');
  expect(await viewAfter('3201', -2)).toBe('unpaid');
});
