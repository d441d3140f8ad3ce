import { expect, test } from 'vitest';
import { openGatewayClient } from '#domain/orders/online/gateway-client.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { aFoundPayment, aGatewayClient, aPaidOrder } from '#test/online-refund.ts';
import { beginGatewayRefund } from './begin-gateway-refund.server.ts';
import { lookUpRefunds } from './look-up-refunds.server.ts';
import { findOpenRefund } from './read-gateway-refunds.server.ts';
import { recordRefundOutcome } from './record-refund-outcome.server.ts';
import { refundOrder } from './refund-order.server.ts';

const minuteMs = 60 * 1000;

test('after a lost response no other refund is possible until the gateway shows the payment as refunded', async () => {
  const { shop, owner, order, refundRequests, refundInput, pressRefund, readOrder } =
    await aPaidOrder();
  expect(await pressRefund({}, { kind: 'unknown' })).toBe('unknown');
  expect(await pressRefund()).toBe('refund-open');
  const byHand = { ...refundInput(), method: 'cash' } as const;
  expect(await refundOrder(owner, byHand)).toMatchObject({ refusal: { code: 'refund-open' } });

  const reference = `${order.orderNumber}-1`;
  shop.clock.at = new Date(shop.clock.at.getTime() + minuteMs);
  await lookUpRefunds(shop, aGatewayClient({ kind: 'down' }));
  shop.clock.at = new Date(shop.clock.at.getTime() + 5 * minuteMs);
  await lookUpRefunds(shop, aGatewayClient(aFoundPayment(reference, 'RECEIVED')));
  expect(await findOpenRefund(shop, order.id)).toMatchObject({ seenStatus: 'RECEIVED', asked: 1 });
  shop.clock.at = new Date(shop.clock.at.getTime() + 2 * minuteMs);
  await lookUpRefunds(shop, aGatewayClient(aFoundPayment(reference, 'REFUNDED')));
  expect(await readOrder()).toMatchObject({ refundedLkr: 7600, paymentStatus: 'refunded' });
  expect(refundRequests).toHaveLength(1);
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('a refund whose process was killed is unknown after a minute, and is never requested again', async () => {
  const { shop, owner, order, refundRequests, refundInput, pressRefund, readOrder } =
    await aPaidOrder();
  const begun = await beginGatewayRefund(owner, refundInput({ amountLkr: 1000 }));
  expect(begun.ok).toBe(true);
  await lookUpRefunds(shop, aGatewayClient({ kind: 'down' }));
  expect(await findOpenRefund(shop, order.id)).toMatchObject({ state: 'open' });
  shop.clock.at = new Date(shop.clock.at.getTime() + minuteMs);
  await lookUpRefunds(shop, aGatewayClient({ kind: 'down' }));
  const open = await findOpenRefund(shop, order.id);
  expect(open).toMatchObject({ state: 'unknown' });

  const unknownRefund = { orderId: order.id, refundId: open?.id ?? '' };
  const report = (button: 'refunded' | 'not-refunded') =>
    recordRefundOutcome(owner, { ...unknownRefund, button });
  const results = await Promise.all([report('not-refunded'), report('not-refunded')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, refusal: { code: 'settled-since' } });
  expect([refundRequests, await readOrder()]).toMatchObject([[], { refundedLkr: 0 }]);
  expect(await pressRefund({ amountLkr: 1000 })).toBe('refunded');
});

test('a refund that was begun while the clock was ahead is looked up once the clock is right', async () => {
  const { shop, order, owner, pressRefund, refundInput, readOrder } = await aPaidOrder();
  const correctTime = shop.clock.at;
  shop.clock.at = new Date(correctTime.getTime() + 365 * 24 * 60 * minuteMs);
  await pressRefund({ amountLkr: 1000 }, { kind: 'unknown' });
  shop.clock.at = correctTime;
  await lookUpRefunds(shop, aGatewayClient(aFoundPayment(`${order.orderNumber}-1`, 'REFUNDED')));
  expect(await readOrder()).toMatchObject({ refundedLkr: 1000 });

  shop.clock.at = new Date(correctTime.getTime() + 365 * 24 * 60 * minuteMs);
  const lostRefund = refundInput({ amountLkr: 1000, shownRefundedLkr: 1000 });
  expect((await beginGatewayRefund(owner, lostRefund)).ok).toBe(true);
  shop.clock.at = correctTime;
  await lookUpRefunds(shop, aGatewayClient({ kind: 'down' }));
  expect(await findOpenRefund(shop, order.id)).toMatchObject({ state: 'unknown' });
});

test('an earlier partial refund of a payment does not count as its later refund, whose result the owner reports', async () => {
  const { shop, owner, order, pressRefund, readOrder } = await aPaidOrder();
  await pressRefund({ amountLkr: 1000 });
  await pressRefund({ amountLkr: 2000, shownRefundedLkr: 1000 }, { kind: 'unknown' });
  shop.clock.at = new Date(shop.clock.at.getTime() + minuteMs);
  await lookUpRefunds(shop, aGatewayClient(aFoundPayment(`${order.orderNumber}-1`, 'REFUNDED')));
  const open = await findOpenRefund(shop, order.id);
  expect(open).toMatchObject({ state: 'unknown', seenStatus: 'REFUNDED' });
  const statement = { orderId: order.id, refundId: open?.id ?? '', button: 'refunded' } as const;
  expect(await recordRefundOutcome(owner, statement)).toMatchObject({ ok: true });
  expect(await readOrder()).toMatchObject({ refundedLkr: 3000 });
});

test('a refund whose lookup always fails does not keep other refunds from being looked up', async () => {
  const { shop, order, oil, pressRefund } = await aPaidOrder();
  const second = await anOnlineOrder(shop, { lines: [{ product: oil, quantity: 1 }] });
  await recordNotification(shop, aNotification(second, 2, { paymentId: '3201' }));
  await pressRefund({}, { kind: 'unknown' });
  shop.clock.at = new Date(shop.clock.at.getTime() + 1000);
  await pressRefund(
    { orderId: second.id, paymentId: '3201', amountLkr: 1000 },
    { kind: 'unknown' },
  );

  const found = new Set<string>();
  const search = async (reference: string) => {
    if (reference === `${order.orderNumber}-1`) return { kind: 'down' as const };
    found.add(reference);
    return { kind: 'found' as const, payments: [] };
  };
  const client = openGatewayClient(search, () => undefined);
  for (let minute = 0; minute < 3; minute += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + minuteMs);
    await lookUpRefunds(shop, client);
  }
  expect(found).toEqual(new Set([`${second.orderNumber}-1`]));
});

test('a run without time left looks up one refund, and the next run continues with the other refunds', async () => {
  const { shop, order, oil, pressRefund } = await aPaidOrder();
  const second = await anOnlineOrder(shop, { lines: [{ product: oil, quantity: 1 }] });
  await recordNotification(shop, aNotification(second, 2, { paymentId: '3201' }));
  const secondRefund = { orderId: second.id, paymentId: '3201', amountLkr: 1000 };
  await pressRefund({}, { kind: 'unknown' });
  shop.clock.at = new Date(shop.clock.at.getTime() + 1000);
  expect(await pressRefund(secondRefund, { kind: 'unknown' })).toBe('unknown');

  const references: string[] = [];
  const search = async (reference: string) => {
    references.push(reference);
    return { kind: 'found' as const, payments: [] };
  };
  const client = openGatewayClient(search, () => undefined);
  shop.clock.at = new Date(shop.clock.at.getTime() + minuteMs);
  for (const count of [1, 2, 2]) {
    await lookUpRefunds(shop, client, performance.now());
    expect(references).toHaveLength(count);
  }
  expect(references).toEqual([`${order.orderNumber}-1`, `${second.orderNumber}-1`]);
});
