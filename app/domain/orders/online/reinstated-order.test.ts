import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { expireUnpaidOrders, reservationMs } from './expire-unpaid-orders.server.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';

/** Opens a shop with an order of three bottles of five, that is to be paid online. */
async function openShop() {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const product = await aProduct(shop, { stock: 5 });
  const lines = [{ product, quantity: 3 }];
  const { id: orderId } = await anOnlineOrder(shop, { lines });
  const expire = async () => {
    shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
    await expireUnpaidOrders(shop);
  };
  const state = async () => {
    const [shelf] = await shop.db.select().from(products).where(eq(products.id, product.id));
    const found = await findOrder(shop, orderId);
    return { status: found?.status, refundDueLkr: found?.refundDueLkr, stock: shelf?.stock };
  };
  const mismatches = async () => [await stockMismatches(shop), await paymentMismatches(shop)];
  return { shop, owner, orderId, expire, state, mismatches };
}

test('an expired order that the owner reinstated stays so until its shopper has tried to pay again', async () => {
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
