import { expect, test } from 'vitest';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { settleChargeBack } from '#domain/orders/online/settle-charge-back.server.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { isFullRun } from '#test/full-run.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { countQueues, listQueues } from './list-queues.server.ts';
import { queues } from './queue.ts';

/** Returns the couriers to combine with a status: a courier matters only once the parcel is shipped. */
function couriersOf(status: string): string[] {
  return status === 'shipped' || status === 'delivered' ? ['', 'Domex'] : [''];
}

/** Returns an order for each combination of the fields that decide its next step. */
function everyKind(time: Date) {
  const times = [null, time];
  return orderStatuses
    .flatMap((status) => paymentMethods.map((paymentMethod) => ({ status, paymentMethod })))
    .flatMap((kind) =>
      (['pending', 'paid', 'refunded'] as const).map((paymentStatus) => ({
        ...kind,
        paymentStatus,
      })),
    )
    .flatMap((kind) => (['web', 'phone'] as const).map((source) => ({ ...kind, source })))
    .flatMap((kind) => times.map((confirmedByPhoneAt) => ({ ...kind, confirmedByPhoneAt })))
    .flatMap((kind) => times.map((packedAt) => ({ ...kind, packedAt })))
    .flatMap((kind) => couriersOf(kind.status).map((courier) => ({ ...kind, courier })));
}

test('each order is in the queue of its next step, whatever its status, payment, source, confirmation, packing and courier', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 9999 }), quantity: 1 }];
  const expected: Record<string, string[]> = Object.fromEntries(queues.map((name) => [name, []]));
  const kinds = everyKind(shop.now()).filter((_, index) => isFullRun || index % 5 === 0);
  for (const placed of kinds) {
    const { id } = await anOrder(shop, { ...placed, lines });
    const order = await findOrder(shop, id);
    expected[(order && nextStepOf(order)) ?? 'none']?.push(id);
  }

  const counts = await countQueues(shop);
  const listed = await listQueues(shop);
  for (const queue of queues) {
    expect([queue, counts[queue]]).toEqual([queue, expected[queue]?.length]);
    expect(counts[queue]).toBeGreaterThan(0);
    const shown = listed.find((candidate) => candidate.queue === queue)?.orders ?? [];
    expect(shown.map(({ id }) => id)).toEqual(expected[queue]?.sort().slice(0, 20));
    expect(shown[0]?.lines).toHaveLength(1);
  }
});

test('the orders of a queue are listed oldest first', async () => {
  const shop = await anOwner(await openTestShop());
  const day = (dayOfMonth: number) => new Date(Date.UTC(2026, 10, dayOfMonth));
  const late = await anOrder(shop, { createdAt: day(21) });
  const early = await anOrder(shop, { createdAt: day(20) });
  const [confirm] = await listQueues(shop);
  expect(confirm?.orders.map(({ id }) => id)).toEqual([early.id, late.id]);
});

test('an unshipped order that was refunded in full is in no queue, whether it was refunded by the form or by a chargeback', async () => {
  const shop = await anOwner(await openTestShop());
  const paid = { status: 'paid', paymentStatus: 'paid' } as const;
  const byForm = await anOrder(shop, { ...paid, paymentMethod: 'bank_transfer' });
  const chargedBack = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(chargedBack, 2));
  expect(await countQueues(shop)).toMatchObject({ pack: 2 });

  const { id: orderId, totalLkr: amountLkr } = byForm;
  const refund = { orderId, amountLkr, shownRefundedLkr: 0, returnedUnits: new Map() };
  await refundOrder(shop, { ...refund, method: 'cash', reason: '' });
  await recordNotification(shop, aNotification(chargedBack, -3));
  await settleChargeBack(shop, { orderId: chargedBack.id, text: 'Lost the case' });

  expect(await countQueues(shop)).toEqual(Object.fromEntries(queues.map((queue) => [queue, 0])));
});
