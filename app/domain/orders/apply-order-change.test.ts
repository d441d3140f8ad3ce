import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { applyOrderChange, pickPaymentState } from './apply-order-change.server.ts';
import { orderStatuses, paymentStatuses } from './order.ts';
import {
  dueLkr,
  netReceivedLkr,
  type PaymentState,
  refundDueLkr,
  withPayment,
  withRefund,
  withStatus,
  withTotal,
} from './order-money.ts';
import { findOrder } from './reading/find-order.server.ts';
import { listHistory } from './reading/list-history.server.ts';

const before: PaymentState = {
  status: 'pending',
  paymentStatus: 'pending',
  totalLkr: 1000,
  receivedLkr: 0,
  refundedLkr: 0,
  waivedLkr: 0,
};

type Step = (order: PaymentState) => PaymentState;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...orderStatuses).map(
    (to): Step =>
      (order) =>
        withStatus(order, to),
  ),
  fc.constantFrom(...paymentStatuses).map(
    (to): Step =>
      (order) =>
        withPayment(order, to),
  ),
  fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.nat(100), fc.nat(100)).map(
    ([total, before, after]): Step =>
      (order) =>
        withTotal(order, total, {
          beforeLkr: Math.floor((order.totalLkr * before) / 100),
          afterLkr: Math.floor((total * after) / 100),
        }),
  ),
  fc.nat(100).map(
    (percent): Step =>
      (order) =>
        withRefund(order, Math.floor((netReceivedLkr(order) * percent) / 100)),
  ),
);

test('after any changes of an order its sums are within their limits, and its payment status agrees with its sums', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const after = steps.reduce((order, next) => next(order), before);
      const { paymentStatus, refundedLkr, receivedLkr, waivedLkr, totalLkr } = after;
      expect(refundedLkr).toBeGreaterThanOrEqual(0);
      expect(refundedLkr).toBeLessThanOrEqual(receivedLkr);
      expect(waivedLkr).toBeGreaterThanOrEqual(0);
      expect(waivedLkr).toBeLessThanOrEqual(totalLkr);
      expect(dueLkr(after) > 0 && refundDueLkr(after) > 0).toBe(false);
      if (paymentStatus === 'paid' || paymentStatus === 'refunded') expect(dueLkr(after)).toBe(0);
      if (paymentStatus !== 'paid' && dueLkr(after) === 0) expect(netReceivedLkr(after)).toBe(0);
    }),
    { numRuns: 5000 },
  );
});

test('the database computes the same due amounts as the functions, and accepts every state that they return', async () => {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { priceLkr: 1000 });
  const placed = await anOrder(shop, { lines: [{ product, quantity: 1 }] });
  const { id } = placed;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const after = steps.reduce((order, next) => next(order), before);
      const set = { ...pickPaymentState(after), subtotalLkr: after.totalLkr };
      await applyOrderChange(shop, placed, { action: 'order-status-changed', set });
      expect(await findOrder(shop, id)).toMatchObject({
        dueLkr: dueLkr(after),
        refundDueLkr: refundDueLkr(after),
      });
    }),
    { numRuns: 150 },
  );
});

test('the history of a changed payment status has the received and the refunded amount', async () => {
  const shop = await anOwner(await openTestShop());
  const placed = await anOrder(shop);
  const action = 'order-status-changed';
  const paid = { ...placed, ...withPayment(placed, 'paid') };
  const refunded = { ...paid, ...withPayment(paid, 'refunded') };
  await applyOrderChange(shop, placed, { action, set: pickPaymentState(paid) });
  await applyOrderChange(shop, paid, { action, set: pickPaymentState(refunded) });
  await applyOrderChange(shop, refunded, { action, set: pickPaymentState(refunded) });
  const { totalLkr } = placed;
  expect((await listHistory(shop, placed.id)).slice(1)).toMatchObject([
    { event: 'payment', details: { from: 'pending', to: 'paid', receivedLkr: totalLkr } },
    { event: 'payment', details: { from: 'paid', to: 'refunded', refundedLkr: totalLkr } },
  ]);
});

test('a change is recorded once, with its actor, its time, and the values before and after', async () => {
  const events: ShopEvent[] = [];
  const listeners = [async (_: Shop, event: ShopEvent) => void events.push(event)];
  const shop = await anOwner({ ...(await openTestShop()), listeners });
  const placed = await anOrder(shop);
  const set = { status: 'cancelled', deliveryRefusedAt: shop.now() } as const;
  const details = { isRestocked: true };
  const number = await applyOrderChange(shop, placed, {
    action: 'order-delivery-refused',
    set,
    details,
  });

  expect((await listAudit(shop)).entries).toEqual([
    {
      number,
      userId: shop.actor.userId,
      userName: 'Kamala Silva',
      action: 'order-delivery-refused',
      subjectKind: 'order',
      subjectId: placed.id,
      before: { status: 'pending' },
      after: { status: 'cancelled', isRestocked: true },
      at: shop.now(),
    },
  ]);
  expect((await listHistory(shop, placed.id)).slice(1)).toMatchObject([
    { event: 'refused', details, actor: { kind: 'owner', name: 'Kamala Silva' } },
    { event: 'status', details: { from: 'pending', to: 'cancelled' } },
  ]);
  expect(events).toMatchObject([
    { name: 'order-status-changed', auditEntryId: `${number}`, from: 'pending', to: 'cancelled' },
  ]);
});
