import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockMovements } from '#domain/catalog/tables.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { type OrderStatus, orderStatuses, paymentStatuses } from '#domain/orders/order.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';

async function aShop() {
  return anOwner(await openTestShop(), { name: 'Kamala' });
}

test('an order can be set from any of the five statuses to any of them', async () => {
  const shop = await aShop();
  const order = await anOrder(shop, { lines: [{ product: await aProduct(shop), quantity: 1 }] });
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      await changeOrderStatus(shop, { orderId: order.id, status: from });
      expect((await changeOrderStatus(shop, { orderId: order.id, status: to })).ok).toBe(true);
      expect((await findOrder(shop, order.id))?.status).toBe(to);
    }
  }
});

test('a changed status is recorded with its time and its actor, and setting it again records nothing', async () => {
  const shop = await aShop();
  const order = await anOrder(shop);
  shop.clock.at = new Date('2026-11-22T08:00:00Z');
  await changeOrderStatus(shop, { orderId: order.id, status: 'shipped' });
  await changeOrderStatus(shop, { orderId: order.id, status: 'shipped', paymentStatus: 'pending' });
  expect((await listHistory(shop, order.id)).slice(1)).toMatchObject([
    {
      event: 'status',
      details: { from: 'pending', to: 'shipped' },
      actor: { kind: 'owner', name: 'Kamala' },
      at: shop.clock.at,
    },
  ]);
});

test('the status paid sets the payment status to paid, and both changes are in the history', async () => {
  const shop = await aShop();
  const order = await anOrder(shop);
  await changeOrderStatus(shop, { orderId: order.id, status: 'paid' });
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  expect((await listHistory(shop, order.id)).map((row) => row.event)).toEqual([
    'placed',
    'status',
    'payment',
  ]);
});

test('statuses other than paid leave the payment status as it is', async () => {
  const shop = await aShop();
  for (const paymentStatus of paymentStatuses) {
    for (const status of ['shipped', 'delivered', 'cancelled', 'pending'] as OrderStatus[]) {
      const order = await anOrder(shop, { paymentStatus, status: 'paid' });
      await changeOrderStatus(shop, { orderId: order.id, status });
      expect(await findOrder(shop, order.id)).toMatchObject({ status, paymentStatus });
    }
  }
});

test('an order is set to delivered and paid in one command', async () => {
  const shop = await aShop();
  const order = await anOrder(shop, { status: 'shipped' });
  const wanted = { orderId: order.id, status: 'delivered', paymentStatus: 'paid' } as const;
  expect((await changeOrderStatus(shop, wanted)).ok).toBe(true);
  expect(await findOrder(shop, order.id)).toMatchObject({
    status: 'delivered',
    paymentStatus: 'paid',
  });
});

test('setting the payment status alone leaves the status as it is', async () => {
  const shop = await aShop();
  const order = await anOrder(shop, { status: 'shipped' });
  await changeOrderStatus(shop, { orderId: order.id, paymentStatus: 'refunded' });
  expect(await findOrder(shop, order.id)).toMatchObject({
    status: 'shipped',
    paymentStatus: 'refunded',
  });
});

test('a payment status that is chosen with the status paid is kept', async () => {
  const shop = await aShop();
  const order = await anOrder(shop);
  await changeOrderStatus(shop, { orderId: order.id, status: 'paid', paymentStatus: 'failed' });
  expect((await findOrder(shop, order.id))?.paymentStatus).toBe('failed');
});

test('a changed status is announced once, and a changed payment status alone is not announced', async () => {
  const events: ShopEvent[] = [];
  const listeners = [async (_: unknown, event: ShopEvent) => void events.push(event)];
  const shop = await anOwner(await openTestShop({ listeners }));
  const order = await anOrder(shop);
  await changeOrderStatus(shop, { orderId: order.id, status: 'paid' });
  await changeOrderStatus(shop, { orderId: order.id, paymentStatus: 'refunded' });
  expect(events).toMatchObject([
    { name: 'order-status-changed', orderId: order.id, from: 'pending', to: 'paid' },
  ]);
});

test.each(['', 'x', '00000000-0000-4000-8000-000000000000'])(
  'an unknown order id, %j, is refused',
  async (orderId) => {
    const shop = await aShop();
    const changed = await changeOrderStatus(shop, { orderId, status: 'paid' });
    expect(changed).toEqual({ ok: false, refusal: { code: 'order-not-found' } });
  },
);

test('the stock movements of a cancelled order name the owner who cancelled it', async () => {
  const shop = await aShop();
  const order = await anOrder(shop);
  await changeOrderStatus(shop, { orderId: order.id, status: 'cancelled' });
  const rows = await shop.db
    .select({ actor: stockMovements.actor })
    .from(stockMovements)
    .where(eq(stockMovements.reason, 'cancelled'));
  expect(rows).toEqual([{ actor: `owner:${shop.actor.userId}` }]);
});

test('a change is refused if the status was changed after the form was shown', async () => {
  const shop = await aShop();
  const { id: orderId } = await anOrder(shop, { status: 'cancelled' });
  const shown = { status: 'pending', paymentStatus: 'pending' };
  const cases = [
    { status: 'shipped', shown },
    { status: 'delivered', paymentStatus: 'paid', shown },
    { paymentStatus: 'paid', shown: { status: 'pending', paymentStatus: 'failed' } },
  ] as const;
  for (const overrides of cases) {
    expect(await changeOrderStatus(shop, { orderId, ...overrides })).toEqual({
      ok: false,
      refusal: {
        code: 'status-changed-since',
        status: 'cancelled',
        paymentStatus: 'pending',
      },
    });
  }
  expect(await findOrder(shop, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'pending',
  });
});

test('setting a status that is already set, or a payment status that did not change in the meantime, is not refused', async () => {
  const shop = await aShop();
  const { id: orderId } = await anOrder(shop, { status: 'shipped' });
  const shown = { status: 'pending', paymentStatus: 'pending' };
  for (const overrides of [{ status: 'shipped' }, { paymentStatus: 'paid' }] as const) {
    expect(await changeOrderStatus(shop, { orderId, ...overrides, shown })).toMatchObject({
      ok: true,
    });
  }
  expect(await findOrder(shop, orderId)).toMatchObject({
    status: 'shipped',
    paymentStatus: 'paid',
  });
});
