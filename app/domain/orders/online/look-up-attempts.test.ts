import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import type { FoundPayment, PaymentLookup } from '#domain/payments/payhere/payment-lookup.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { openTestShop } from '#test/shop.ts';
import { expireUnpaidOrders } from './expire-unpaid-orders.server.ts';
import { openGatewayClient } from './gateway-client.server.ts';
import { lookUpAttempts } from './look-up-attempts.server.ts';
import { recordNotification } from './record-notification.server.ts';
import { paymentAttempts } from './tables.server.ts';

const minuteMs = 60_000;
type Ordered = { orderNumber: string; totalLkr: number };

function paymentOf({ orderNumber, totalLkr }: Ordered, status = 'RECEIVED'): FoundPayment {
  return {
    paymentId: `id of ${orderNumber}`,
    reference: `${orderNumber}-1`,
    status,
    currency: 'LKR',
    amount: totalLkr,
    fee: 155.4,
    method: 'VISA',
  };
}

/** Opens a shop whose gateway returns what the test sets. `passMinutes` runs the jobs of each minute. */
async function openShopWithGateway() {
  const shop = await openTestShop();
  const lookedUp: string[] = [];
  const failures: string[] = [];
  const gateway = { respond: (_: string): PaymentLookup => ({ kind: 'found', payments: [] }) };
  const search = async (reference: string) => {
    lookedUp.push(reference);
    return gateway.respond(reference);
  };
  const client = openGatewayClient(search, (kind) => {
    if (kind) failures.push(kind);
  });
  const passMinutes = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      shop.clock.at = new Date(shop.clock.at.getTime() + minuteMs);
      await lookUpAttempts(shop, client);
      await expireUnpaidOrders(shop);
    }
  };
  return { shop, gateway, lookedUp, failures, passMinutes };
}

const paymentStatuses = (shop: Shop, orders: { id: string }[]) =>
  Promise.all(orders.map(async ({ id }) => (await findOrder(shop, id))?.paymentStatus));

test('after an hour without the gateway and its notifications every payment is found once, with its fee', async () => {
  const { shop, gateway, lookedUp, failures, passMinutes } = await openShopWithGateway();
  const orders: Awaited<ReturnType<typeof anOnlineOrder>>[] = [];
  for (let n = 0; n < 8; n += 1) orders.push(await anOnlineOrder(shop));
  gateway.respond = () => ({ kind: 'down' });
  await passMinutes(60);
  expect(failures).toEqual(['down']);
  expect(lookedUp.length).toBeLessThan(12);
  expect(new Set(await paymentStatuses(shop, orders))).toEqual(new Set(['failed']));

  const paid = new Map(orders.map((order) => [`${order.orderNumber}-1`, paymentOf(order)]));
  gateway.respond = (reference) => {
    const found = paid.get(reference);
    return { kind: 'found', payments: found ? [found] : [] };
  };
  await passMinutes(20);
  expect(new Set(await paymentStatuses(shop, orders))).toEqual(new Set(['paid']));
  const entries = await shop.db.select().from(paymentEntries);
  expect(entries).toHaveLength(8);
  expect(new Set(entries.map(({ feeLkr }) => feeLkr))).toEqual(new Set([155]));
  expect(await paymentMismatches(shop)).toEqual([]);

  const lookupsBefore = lookedUp.length;
  await passMinutes(20);
  expect(lookedUp.length).toBe(lookupsBefore);
});

test('the fee of a payment that a notification has recorded is added once', async () => {
  const { shop, gateway, passMinutes } = await openShopWithGateway();
  const order = await anOnlineOrder(shop);
  const found = paymentOf(order);
  await recordNotification(shop, aNotification(order, 2, { paymentId: found.paymentId }));
  gateway.respond = () => ({ kind: 'found', payments: [found] });
  await passMinutes(4);
  expect(await shop.db.select().from(paymentEntries)).toMatchObject([
    { amountLkr: order.totalLkr, feeLkr: 155 },
  ]);
});

test('the fee of a payment that was notified is added also where its first lookup finds it charged back', async () => {
  const { shop, gateway, passMinutes } = await openShopWithGateway();
  const order = await anOnlineOrder(shop);
  const found = paymentOf(order, 'CHARGEBACKED');
  await recordNotification(shop, aNotification(order, 2, { paymentId: found.paymentId }));
  gateway.respond = () => ({ kind: 'found', payments: [found] });
  await passMinutes(4);
  const entries = await shop.db.select().from(paymentEntries).orderBy(paymentEntries.id);
  expect(entries).toMatchObject([
    { kind: 'received', feeLkr: 155 },
    { kind: 'refunded', feeLkr: 0 },
  ]);
});

test('an attempt without a payment is looked up less and less often, and not any more after some days', async () => {
  const { shop, lookedUp, passMinutes } = await openShopWithGateway();
  await anOnlineOrder(shop);
  await passMinutes(2);
  expect(lookedUp).toHaveLength(0);
  await passMinutes(28);
  expect(lookedUp).toHaveLength(4);
  for (let day = 0; day < 5; day += 1) {
    for (let hour = 0; hour < 24; hour += 1) {
      shop.clock.at = new Date(shop.clock.at.getTime() + 59 * minuteMs);
      await passMinutes(1);
    }
  }
  expect(lookedUp).toHaveLength(11);
  expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ askAt: null }]);
});

test('lookups pause for as long as the gateway says, and a refused key is reported once', async () => {
  const { shop, gateway, lookedUp, failures, passMinutes } = await openShopWithGateway();
  await anOnlineOrder(shop);
  gateway.respond = () => ({ kind: 'later', waitMs: 10 * minuteMs });
  await passMinutes(12);
  expect(lookedUp).toHaveLength(1);
  gateway.respond = () => ({ kind: 'refused' });
  await passMinutes(10);
  expect(failures).toEqual(['later', 'refused']);
});

test('a payment whose attempt was opened while the clock was ahead is found once the clock is right', async () => {
  const { shop, gateway, passMinutes } = await openShopWithGateway();
  const correctTime = shop.clock.at;
  shop.clock.at = new Date(correctTime.getTime() + 365 * 24 * 60 * minuteMs);
  const order = await anOnlineOrder(shop);
  shop.clock.at = correctTime;
  gateway.respond = () => ({ kind: 'found', payments: [paymentOf(order)] });
  await passMinutes(1);
  expect(await paymentStatuses(shop, [order])).toEqual(['paid']);
});

test('an attempt whose lookup always fails does not keep other payments from being found', async () => {
  const { shop, gateway, lookedUp, passMinutes } = await openShopWithGateway();
  const failing = await anOnlineOrder(shop);
  const order = await anOnlineOrder(shop);
  gateway.respond = (reference) =>
    reference === `${failing.orderNumber}-1`
      ? { kind: 'down' }
      : { kind: 'found', payments: [paymentOf(order)] };
  await passMinutes(12);
  expect(await paymentStatuses(shop, [failing, order])).toEqual(['pending', 'paid']);
  expect(new Set(lookedUp)).toContain(`${failing.orderNumber}-1`);
});

test('a payment of another amount, currency, attempt or status changes nothing, and a chargeback counts as received and refunded', async () => {
  const { shop, gateway, passMinutes } = await openShopWithGateway();
  const order = await anOnlineOrder(shop);
  const right = paymentOf(order);
  const wrong = [
    { ...right, amount: 1 },
    { ...right, amount: right.amount + 0.5 },
    { ...right, currency: 'USD' },
    { ...right, reference: 'ORD-1-1' },
    { ...right, status: 'AUTHORIZED' },
  ];
  gateway.respond = () => ({ kind: 'found', payments: wrong });
  await passMinutes(4);
  expect(await findOrder(shop, order.id)).toMatchObject({ receivedLkr: 0 });
  gateway.respond = () => ({ kind: 'found', payments: [{ ...right, status: 'CHARGEBACKED' }] });
  await passMinutes(6);
  const { totalLkr } = order;
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ receivedLkr: totalLkr, refundedLkr: totalLkr },
  });
});
