import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { removePerson } from '#domain/orders/privacy/remove-person.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { aSender } from '#test/messages.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { aCustomer, anOwner, aProduct, openTestShop, passSeconds } from '#test/shop.ts';
import { expireUnpaidOrders, reservationMs } from './expire-unpaid-orders.server.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';
import { recordNotification } from './record-notification.server.ts';

/** Opens a shop with an order for three of its five bottles, which waits for its online payment. */
async function openShop() {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: false })] });
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const { actor } = await aCustomer(shop);
  const product = await aProduct(shop, { stock: 5 });
  const lines = [{ product, quantity: 3 }];
  const order = await anOnlineOrder(shop, { lines, userId: actor.userId });
  const { id: orderId } = order;
  const expire = async () => {
    shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
    await expireUnpaidOrders(shop);
  };
  const pay = (attempt: number) => {
    shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
    return recordNotification(shop, aNotification(order, 2, { attempt, paymentId: `${attempt}` }));
  };
  const state = async () => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, product.id));
    const found = await findOrder(shop, orderId);
    return { status: found?.status, refundDueLkr: found?.refundDueLkr, stock: row?.stock };
  };
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }));
  const receive = async () => {
    sentMessages.length = 0;
    await deliverMessages(shop, sender);
    return sentMessages.map(({ text }) => text);
  };
  const mismatches = async () => [await stockMismatches(shop), await paymentMismatches(shop)];
  return { shop, owner, actor, order, orderId, expire, pay, state, receive, mismatches };
}

test('an expired order that the owner reinstated does not expire again until its shopper has tried to pay again', async () => {
  const { shop, owner, orderId, expire, state, mismatches } = await openShop();
  await expire();
  await changeOrderStatus(owner, { orderId, status: 'pending' });
  await expire();
  expect(await state()).toMatchObject({ status: 'pending', stock: 2 });
  const isCancellation = and(
    eq(auditEntries.subjectId, orderId),
    sql`${auditEntries.after} ->> 'status' = 'cancelled'`,
  );
  expect(await shop.db.$count(auditEntries, isCancellation)).toBe(1);

  expect(await tryPaymentAgain(shop, orderId)).toMatchObject({ ok: true });
  await expireUnpaidOrders(shop);
  expect(await state()).toMatchObject({ status: 'pending' });
  await expire();
  expect(await state()).toMatchObject({ status: 'cancelled', stock: 5 });
  expect(await mismatches()).toEqual([[], []]);
});

test.each(['taken back', 'refunded'] as const)(
  'an order whose online payment was %s does not expire until its shopper has tried to pay again',
  async (moneyIs) => {
    const { shop, owner, order, orderId, expire, pay, state, mismatches } = await openShop();
    // Costs more than the attempt to pay asks for, so that it is paid in part and stays pending.
    const dearer = { deliveryFeeLkr: 500, totalLkr: order.totalLkr + 500 };
    if (moneyIs === 'refunded') await shop.db.update(orders).set(dearer);
    await pay(1);
    const refund = { method: 'cash', reason: '', shownRefundedLkr: 0 } as const;
    const returnedUnits = new Map();
    await (moneyIs === 'refunded'
      ? refundOrder(owner, { orderId, amountLkr: order.totalLkr, ...refund, returnedUnits })
      : changeOrderStatus(owner, { orderId, status: 'pending', paymentStatus: 'pending' }));
    await expire();
    expect(await state()).toMatchObject({ status: 'pending', stock: 2 });

    expect(await tryPaymentAgain(shop, orderId)).toMatchObject({ ok: true });
    await expire();
    expect(await state()).toMatchObject({ status: 'cancelled', stock: 5 });
    expect(await mismatches()).toEqual([[], []]);
  },
);

test('an order that used all attempts to pay can be paid online again once the owner has reinstated it', async () => {
  const { shop, owner, orderId, expire, pay, state, mismatches } = await openShop();
  const countAcceptedOfTenAttempts = async () => {
    let accepted = 0;
    for (let count = 0; count < 10; count += 1) {
      passSeconds(shop, 60);
      if ((await tryPaymentAgain(shop, orderId)).ok) accepted += 1;
    }
    return accepted;
  };
  // The order itself was the first attempt.
  expect(await countAcceptedOfTenAttempts()).toBe(9);
  await expire();
  await changeOrderStatus(owner, { orderId, status: 'pending' });
  expect(await countAcceptedOfTenAttempts()).toBe(10);
  await pay(20);
  expect(await state()).toMatchObject({ status: 'paid', stock: 2 });
  expect(await mismatches()).toEqual([[], []]);
});

test('a customer who was told that their order is cancelled reads that their late payment reinstated it', async () => {
  const { expire, pay, state, receive } = await openShop();
  await expire();
  expect(await receive()).toEqual([expect.stringContaining('was cancelled')]);
  await pay(1);
  await pay(1);
  expect(await state()).toMatchObject({ status: 'paid', stock: 2 });
  expect(await receive()).toEqual([
    expect.stringMatching(/will prepare it.*Nothing is left to pay/s),
  ]);
});

test('a customer who pays for a cancelled order whose units are gone reads that it stays cancelled, and of the refund', async () => {
  const { shop, order, expire, pay, state, receive } = await openShop();
  await expire();
  await receive();
  await shop.db.update(products).set({ stock: 2 });
  await pay(1);
  expect(await state()).toMatchObject({ status: 'cancelled', refundDueLkr: order.totalLkr });
  expect(await receive()).toEqual([
    expect.stringMatching(/will not be delivered.*We will refund /s),
  ]);
});

test('a late payment does not reinstate an order that the owner cancelled after an earlier late payment', async () => {
  const { shop, owner, order, orderId, expire, pay, state, mismatches } = await openShop();
  await tryPaymentAgain(shop, orderId);
  await expire();
  await pay(2);
  expect(await state()).toMatchObject({ status: 'paid', stock: 2 });
  await changeOrderStatus(owner, { orderId, status: 'cancelled', paymentStatus: 'refunded' });

  await pay(1);

  const refundDueLkr = order.totalLkr;
  expect(await state()).toEqual({ status: 'cancelled', stock: 5, refundDueLkr });
  expect(await mismatches()).toEqual([[], []]);
});

test('a late payment does not reinstate an order whose customer was removed', async () => {
  const { shop, actor, order, expire, pay, state, mismatches } = await openShop();
  await expire();
  await removePerson(shop, actor.userId);

  await pay(1);

  const refundDueLkr = order.totalLkr;
  expect(await state()).toEqual({ status: 'cancelled', stock: 5, refundDueLkr });
  expect(await mismatches()).toEqual([[], []]);
});
