import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findOrder } from './find-order.server.ts';
import { listHistory } from './list-history.server.ts';
import { orderStatuses, paymentStatuses } from './order.ts';
import {
  dueLkr,
  keptLkr,
  type MoneyState,
  refundDueLkr,
  withPayment,
  withRefund,
  withStatus,
  withTotal,
} from './order-money.ts';
import { notePayment, writeMoney } from './write-money.server.ts';

const before: MoneyState = {
  status: 'pending',
  paymentStatus: 'pending',
  totalLkr: 1000,
  receivedLkr: 0,
  refundedLkr: 0,
  waivedLkr: 0,
};

type Step = (order: MoneyState) => MoneyState;
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
  fc.integer({ min: 0, max: 3000 }).map(
    (total): Step =>
      (order) =>
        withTotal(order, total),
  ),
  fc.nat(100).map(
    (percent): Step =>
      (order) =>
        withRefund(order, Math.floor((keptLkr(order) * percent) / 100)),
  ),
);

test('whatever happens to an order, its sums stay in range and its payment status agrees with them', () => {
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
      if (paymentStatus !== 'paid' && dueLkr(after) === 0) expect(keptLkr(after)).toBe(0);
    }),
    { numRuns: 5000 },
  );
});

test('the database computes what is due as the rules do, and takes every state that they lead to', async () => {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { priceLkr: 1000 });
  const { id } = await anOrder(shop, { lines: [{ product, quantity: 1 }] });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const after = { ...steps.reduce((order, next) => next(order), before), id };
      await writeMoney(shop, after, { subtotalLkr: after.totalLkr });
      expect(await findOrder(shop, id)).toMatchObject({
        dueLkr: dueLkr(after),
        refundDueLkr: refundDueLkr(after),
      });
    }),
    { numRuns: 150 },
  );
});

test('the history says which money came in and went back by a change of the payment status', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await anOrder(shop);
  const paid = { ...withPayment(before, 'paid'), id };
  await notePayment(shop, { before, after: paid });
  await notePayment(shop, { before: paid, after: { ...withPayment(paid, 'refunded'), id } });
  await notePayment(shop, { before: paid, after: paid });
  expect((await listHistory(shop, id)).slice(1)).toMatchObject([
    { event: 'payment', details: { from: 'pending', to: 'paid', receivedLkr: 1000 } },
    { event: 'payment', details: { from: 'paid', to: 'refunded', refundedLkr: 1000 } },
  ]);
});
