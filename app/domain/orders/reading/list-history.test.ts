import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { recordOrderChange } from '#domain/audit/record-audit.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { listHistory } from './list-history.server.ts';

test('the history has the changes of an order with their times and actors', async () => {
  const shop = await anOwner(await openTestShop(), { name: 'Kamala' });
  const order = await anOrder(shop);
  const customer = await aCustomer(shop);
  const subject = { kind: 'order', id: order.id } as const;
  await recordOrderChange(customer, { action: 'order-placed', subject, after: { source: 'web' } });
  shop.clock.at = new Date('2026-11-22T00:00:00Z');
  await changeOrderStatus(shop, { orderId: order.id, status: 'shipped' });

  expect(await listHistory(shop, order.id)).toMatchObject([
    { event: 'placed', actor: { kind: 'shop' } },
    { event: 'placed', actor: { kind: 'customer' } },
    {
      event: 'status',
      details: { from: 'pending', to: 'shipped' },
      actor: { kind: 'owner', name: 'Kamala' },
      at: shop.clock.at,
    },
  ]);
});

test('a change by an owner whose account was deleted keeps the name of the owner', async () => {
  const shop = await anOwner(await openTestShop());
  const order = await anOrder(shop);
  await changeOrderStatus(shop, { orderId: order.id, status: 'shipped' });
  await shop.db.delete(users).where(eq(users.id, shop.actor.userId));
  const [, shipped] = await listHistory(shop, order.id);
  expect(shipped?.actor).toEqual({ kind: 'owner', name: 'Kamala Silva' });
});

test('an unknown order has no history', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await listHistory(shop, 'x')).toEqual([]);
  expect(await listHistory(shop, '00000000-0000-4000-8000-000000000000')).toEqual([]);
});

test('the history shows money that was received without a new payment status', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { paymentStatus: 'paid' });
  await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  const refund = { amountLkr: 500, method: 'cash', reason: '', shownRefundedLkr: 0 } as const;
  await refundOrder(shop, { orderId, ...refund, returnedUnits: new Map() });

  await changeOrderStatus(shop, { orderId, status: 'paid' });

  expect((await listHistory(shop, orderId)).slice(-3)).toMatchObject([
    { event: 'refund', details: { amountLkr: 500 } },
    { event: 'status', details: { from: 'cancelled', to: 'paid' } },
    { event: 'payment', details: { receivedLkr: 500 } },
  ]);
});
