import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { changePaymentMethod } from '#domain/orders/online/change-payment-method.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { sendSlips } from '#domain/slips/send-slips.server.ts';
import { acceptSlips } from '#domain/slips/settle-slips.server.ts';
import { aSlip, aTransferOrder } from '#test/bank-slips.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readMonthAccounts } from './read-month-accounts.server.ts';

/** Opens a shop on a day in October 2026, with functions that go to another month, and read the money of one. */
async function openShopInOctober() {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const goTo = (month: string) => {
    shop.clock.at = new Date(`${month}-10T10:00:00+05:30`);
  };
  goTo('2026-10');
  /** Returns what was received and refunded in a month, by each method with which money moved. */
  const moneyOf = async (month: string) => {
    const accounts = await readMonthAccounts(shop, month);
    const moved = (accounts?.methods ?? []).filter((one) => one.receivedLkr || one.refundedLkr);
    return moved.map(({ method, receivedLkr, refundedLkr }) => [method, receivedLkr, refundedLkr]);
  };
  const changeMethod = async (orderId: string, paymentMethod: PaymentMethod) => {
    const order = await findOrder(shop, orderId);
    const edited = await editOrder(shop, {
      ...{ orderId, version: order?.version ?? 0, customerName: 'Nimal Perera' },
      ...{ phone: '+94771234567', email: undefined, address: '12 Temple Road', city: 'Colombo' },
      ...{ province: 'Western', quantities: new Map(), paymentMethod },
    });
    expect(edited.ok).toBe(true);
  };
  return { shop, goTo, moneyOf, changeMethod };
}

test('money of a past month stays with its payment method when the method of the order is changed later, and so does its refund', async () => {
  const { shop, goTo, moneyOf, changeMethod } = await openShopInOctober();
  const { id: orderId } = await aTransferOrder(shop);
  await sendSlips(shop, orderId, [aSlip()]);
  const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
  await acceptSlips(shop, { orderId, shownSlips, shownDueLkr: 3800 });
  expect(await moneyOf('2026-10')).toEqual([['bank_transfer', 3800, 0]]);

  goTo('2026-11');
  await changeMethod(orderId, 'cod');
  expect(await moneyOf('2026-10')).toEqual([['bank_transfer', 3800, 0]]);
  const refund = { method: 'bank', reason: '', shownRefundedLkr: 0 } as const;
  await refundOrder(shop, { orderId, amountLkr: 3800, ...refund, returnedUnits: new Map() });
  expect(await moneyOf('2026-11')).toEqual([['bank_transfer', 0, 3800]]);

  goTo('2026-12');
  await changeOrderStatus(shop, { orderId, paymentStatus: 'pending' });
  await changeOrderStatus(shop, { orderId, status: 'delivered', paymentStatus: 'paid' });
  expect(await moneyOf('2026-12')).toEqual([['cod', 3800, 0]]);
});

test('taking back a payment that was marked by mistake subtracts it from the payment method of that time, though the order has another by now', async () => {
  const { shop, goTo, moneyOf, changeMethod } = await openShopInOctober();
  const { id: orderId } = await aTransferOrder(shop);
  await changeOrderStatus(shop, { orderId, status: 'paid' });
  goTo('2026-11');
  await changeMethod(orderId, 'cod');
  goTo('2026-12');
  await changeOrderStatus(shop, { orderId, status: 'pending', paymentStatus: 'pending' });
  expect(await moneyOf('2026-12')).toEqual([['bank_transfer', -3800, 0]]);
});

test('a payment through PayHere and its chargeback count for PayHere, though the order has another method by then', async () => {
  const { shop, goTo, moneyOf } = await openShopInOctober();
  const order = await anOnlineOrder(shop);
  await changePaymentMethod(shop, { orderId: order.id, method: 'cod' });
  goTo('2026-11');
  await recordNotification(shop, { ...aNotification(order, 2), feeLkr: 120 });
  await recordNotification(shop, aNotification(order, -3));
  expect(await moneyOf('2026-11')).toEqual([['payhere', 3800, 3800]]);
  const accounts = await readMonthAccounts(shop, '2026-11');
  const fees = accounts?.methods.map(({ method, gatewayFeeLkr }) => [method, gatewayFeeLkr]);
  expect(fees).toEqual(
    expect.arrayContaining([
      ['payhere', 120],
      ['cod', 0],
    ]),
  );
});
