import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { countSlipsToCheck, listOrdersToCheck, listSlips } from './find-slips.server.ts';
import { listOverdueTransfers } from './list-overdue.server.ts';
import { readOwnSlips } from './read-own-slips.server.ts';
import { acceptSlips, refuseSlips } from './settle-slips.server.ts';
import { refuseSlipsSchema } from './slip-forms.server.ts';

async function anOrderWithSlip(overrides: Parameters<typeof aTransferOrder>[1] = {}) {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const { id: orderId } = await aTransferOrder(shop, overrides);
  await sendSlip(shop, orderId);
  const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
  const readOwn = async () => {
    const order = await findOrder(shop, orderId);
    return order && readOwnSlips(shop, order);
  };
  return { shop, owner, orderId, readOwn, shown: { orderId, shownSlips, shownDueLkr: 3800 } };
}

test('accepting a slip marks its order as paid once, and the ledger has the money as received via slip', async () => {
  const { shop, owner, orderId, shown, readOwn } = await anOrderWithSlip();
  expect(await readOwn()).toMatchObject({ status: { state: 'waiting' } });
  const results = await Promise.all(Array.from({ length: 5 }, () => acceptSlips(owner, shown)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findOrder(shop, orderId)).toMatchObject({
    status: 'paid',
    paymentStatus: 'paid',
    receivedLkr: 3800,
    dueLkr: 0,
  });
  const entries = await shop.db.select().from(paymentEntries);
  expect(entries).toMatchObject([{ orderId, kind: 'received', amountLkr: 3800, via: 'slip' }]);
  expect(await readOwn()).toMatchObject({ isOpen: false, status: { state: 'accepted' } });
  const written = await shop.db.select().from(messages);
  expect(written.map(({ kind, audience }) => `${kind} ${audience}`).sort()).toEqual([
    'new-slip owner',
    'slip-accepted customer',
  ]);
});

test('refusing a slip leaves the order unpaid, and the customer reads the reason', async () => {
  const { shop, owner, orderId, shown, readOwn } = await anOrderWithSlip();
  const decision = { reason: 'unreadable', words: 'Only the upper half is there.' } as const;
  expect(await refuseSlips(owner, { ...shown, ...decision })).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', dueLkr: 3800 });
  expect(await readOwn()).toMatchObject({
    isOpen: true,
    status: { state: 'refused', ...decision },
  });
  expect(await shop.db.$count(messages, eq(messages.kind, 'slip-refused'))).toBe(1);
  expect(await countSlipsToCheck(owner)).toEqual({ orders: 0, slips: 0 });
});

test('a cancelled order shows no state of its slip, and lists the sent files', async () => {
  const { owner, orderId, readOwn } = await anOrderWithSlip();
  await changeOrderStatus(owner, { orderId, status: 'cancelled' });
  expect(await readOwn()).toMatchObject({ isOpen: false, status: undefined, slips: [{}] });
});

test('a refunded order does not show its slip as accepted', async () => {
  const { owner, orderId, shown, readOwn } = await anOrderWithSlip();
  await acceptSlips(owner, shown);
  await changeOrderStatus(owner, { orderId, paymentStatus: 'refunded' });
  expect(await readOwn()).toMatchObject({ isOpen: false, status: undefined, slips: [{}] });
});

test('an order whose total rose after its slip was accepted accepts another slip, and shows no slip as accepted', async () => {
  const { shop, owner, orderId, shown, readOwn } = await anOrderWithSlip();
  await acceptSlips(owner, shown);
  await shop.db
    .update(orders)
    .set({ subtotalLkr: 4300, totalLkr: 4300, paymentStatus: 'pending' })
    .where(eq(orders.id, orderId));
  expect(await readOwn()).toMatchObject({ isOpen: true, status: undefined });
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  await sendSlip(shop, orderId, 'another');
  expect(await readOwn()).toMatchObject({ isOpen: true, status: { state: 'waiting' } });
});

test('a slip whose order was marked as paid without it does not wait for the owner again once the order costs more', async () => {
  const { shop, owner, orderId, shown, readOwn } = await anOrderWithSlip();
  const advanceDays = (days: number) => {
    shop.clock.at = daysLater(shop.clock.at, days);
  };
  advanceDays(1);
  await changeOrderStatus(owner, { orderId, paymentStatus: 'paid' });
  expect(await readOwn()).toMatchObject({ isOpen: false, status: { state: 'accepted' } });
  const dearer = { subtotalLkr: 4300, totalLkr: 4300, paymentStatus: 'pending' } as const;
  await shop.db.update(orders).set(dearer).where(eq(orders.id, orderId));

  expect(await readOwn()).toMatchObject({ isOpen: true, status: undefined });
  expect(await countSlipsToCheck(owner)).toEqual({ orders: 0, slips: 0 });
  expect(await listOrdersToCheck(owner)).toEqual([]);
  expect(await acceptSlips(owner, { ...shown, shownDueLkr: 500 })).toMatchObject({
    refusal: { code: 'no-open-slip' },
  });
  advanceDays(60);
  expect(await listOverdueTransfers(owner)).toMatchObject({ count: 1 });

  await sendSlip(shop, orderId, 'another');
  expect(await readOwn()).toMatchObject({ isOpen: true, status: { state: 'waiting' } });
  expect(await countSlipsToCheck(owner)).toEqual({ orders: 1, slips: 1 });
});

test('a slip is to be checked again when its order was marked as paid, refunded in part, and not paid after all', async () => {
  const { shop, owner, orderId } = await anOrderWithSlip();
  const later = () => {
    shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  };
  later();
  await changeOrderStatus(owner, { orderId, status: 'paid' });
  later();
  const refund = { method: 'bank', reason: '', shownRefundedLkr: 0 } as const;
  await refundOrder(owner, { orderId, amountLkr: 500, ...refund, returnedUnits: new Map() });
  await changeOrderStatus(owner, { orderId, status: 'pending', paymentStatus: 'pending' });
  expect(await countSlipsToCheck(owner)).toEqual({ orders: 1, slips: 1 });
});

test('a slip is to be checked again when its order was marked as paid by mistake', async () => {
  const { shop, owner, orderId, shown, readOwn } = await anOrderWithSlip();
  for (const paymentStatus of ['paid', 'pending'] as const) {
    shop.clock.at = daysLater(shop.clock.at, 1);
    await changeOrderStatus(owner, { orderId, paymentStatus });
  }
  expect(await readOwn()).toMatchObject({ isOpen: true, status: { state: 'waiting' } });
  expect(await acceptSlips(owner, shown)).toMatchObject({ ok: true });
});

test('the refusal of a slip is shown only while a transfer is due, and the slip is not accepted once the order is paid in cash', async () => {
  const { shop, owner, orderId, shown, readOwn } = await anOrderWithSlip();
  await refuseSlips(owner, { ...shown, reason: 'not-arrived', words: '' });
  await shop.db.update(orders).set({ paymentMethod: 'cod' }).where(eq(orders.id, orderId));
  expect(await readOwn()).toMatchObject({ isOpen: false, status: undefined });
  await changeOrderStatus(owner, { orderId, paymentStatus: 'paid' });
  expect(await readOwn()).toMatchObject({ isOpen: false, status: undefined });
  await changeOrderStatus(owner, { orderId, status: 'cancelled' });
  expect(await readOwn()).toMatchObject({ isOpen: false, status: undefined });
});

test('a shipped order stays shipped when its slip is accepted', async () => {
  const { shop, owner, orderId, shown } = await anOrderWithSlip({ status: 'shipped' });
  await acceptSlips(owner, shown);
  expect(await findOrder(shop, orderId)).toMatchObject({
    status: 'shipped',
    paymentStatus: 'paid',
  });
});

test('the second of two concurrent decisions about a slip is refused', async () => {
  const { owner, shown } = await anOrderWithSlip();
  const refusing = { ...shown, reason: 'wrong-amount', words: '' } as const;
  const results = await Promise.all([acceptSlips(owner, shown), refuseSlips(owner, refusing)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'no-open-slip' } });
});

test('slips cannot be settled after another slip arrived, and cannot be accepted after the amount changed', async () => {
  const { shop, owner, orderId, shown } = await anOrderWithSlip();
  await sendSlip(shop, orderId, 'another');
  const changed = { ok: false, refusal: { code: 'slips-changed-since' } };
  expect(await acceptSlips(owner, shown)).toEqual(changed);
  const reason = { reason: 'other', words: 'No' } as const;
  expect(await refuseSlips(owner, { ...shown, ...reason })).toEqual(changed);

  const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
  await shop.db
    .update(orders)
    .set({ subtotalLkr: 4000, totalLkr: 4000 })
    .where(eq(orders.id, orderId));
  expect(await acceptSlips(owner, { ...shown, shownSlips })).toEqual({
    ok: false,
    refusal: { code: 'amount-changed-since', dueLkr: 4000 },
  });
});

test.each([
  [{ reason: 'unreadable' }, undefined],
  [{ reason: 'other', words: ' ' }, 'required'],
  [{ reason: '' }, 'choose'],
  [{ reason: 'unreadable', words: 'x'.repeat(501) }, 'too-long'],
])('the form to refuse slips, sent with %j, has the problem %s', (typed, problem) => {
  const sent = { shownSlips: 'a b', shownDueLkr: '3800', ...typed };
  expect(refuseSlipsSchema.safeParse(sent).error?.issues[0]?.message).toBe(problem);
});
