import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { addOrderNote } from '#domain/orders/fulfilment/add-order-note.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { editOrder, type OrderEdit } from '#domain/orders/fulfilment/edit-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { cancelOverdue } from './cancel-overdue.server.ts';
import { listSlips } from './find-slips.server.ts';
import { listOverdueTransfers } from './list-overdue.server.ts';
import { remindTransfers } from './remind-transfers.server.ts';
import { refuseSlips } from './settle-slips.server.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Opens a shop that waits four days for a transfer, at nine in the morning in Colombo. */
async function aWaitingShop() {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  shop.clock.at = new Date('2026-11-23T03:30:00.000Z');
  await ensureSettings(shop);
  await shop.db.update(settings).set({ bankTransferEnabled: true, bankAccountDetails: 'BoC 1' });
  const owner = await anOwner(shop);
  const order = await aTransferOrder(shop);
  const moveToDay = (days: number) => {
    shop.clock.at = new Date(order.createdAt.getTime() + days * dayMs);
  };
  const sendReminders = async () => {
    await remindTransfers({ ...shop, actor: { kind: 'shop' } });
    return shop.db.$count(messages, eq(messages.kind, 'transfer-reminder'));
  };
  const countOverdue = async () => (await listOverdueTransfers(owner)).count;
  return { shop, owner, order, moveToDay, sendReminders, countOverdue };
}

test('a customer is reminded of a transfer once, after half of the days, and not at night', async () => {
  const { shop, moveToDay, sendReminders } = await aWaitingShop();
  await anOrder(shop, { paymentMethod: 'cod' });
  await aTransferOrder(shop, { paymentStatus: 'paid' });
  moveToDay(1.9);
  expect(await sendReminders()).toBe(0);
  moveToDay(2 + 14 / 24);
  expect(await sendReminders()).toBe(0);
  moveToDay(3.01);
  const all = await Promise.all([sendReminders(), sendReminders(), sendReminders()]);
  expect(Math.max(...all)).toBe(1);
  moveToDay(3.2);
  expect(await sendReminders()).toBe(1);
});

test('after the days for a transfer the owner can cancel the order, which is not cancelled automatically', async () => {
  const { shop, owner, order, moveToDay, countOverdue, sendReminders } = await aWaitingShop();
  moveToDay(3.9);
  expect(await countOverdue()).toBe(0);
  expect(await cancelOverdue(owner, { orderId: order.id })).toMatchObject({ ok: false });
  moveToDay(4.01);
  expect(await sendReminders()).toBe(0);
  expect(await countOverdue()).toBe(1);
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'pending' });
  const attempts = [1, 2].map(() => cancelOverdue(owner, { orderId: order.id }));
  expect((await Promise.all(attempts)).filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'cancelled' });
  expect(await countOverdue()).toBe(0);
});

test('a slip that waits for the owner pauses the time for the transfer, and a refused slip restarts it', async () => {
  const { shop, owner, order, moveToDay, countOverdue } = await aWaitingShop();
  moveToDay(3);
  await sendSlip(shop, order.id);
  moveToDay(5);
  expect(await countOverdue()).toBe(0);
  expect(await cancelOverdue(owner, { orderId: order.id })).toMatchObject({ ok: false });
  const shownSlips = (await listSlips(shop, order.id)).map(({ id }) => id);
  const refusing = { orderId: order.id, shownSlips, words: '' };
  await refuseSlips(owner, { ...refusing, reason: 'not-arrived' });
  moveToDay(8.9);
  expect(await countOverdue()).toBe(0);
  moveToDay(9.1);
  expect(await countOverdue()).toBe(1);
});

type PlacedOrder = Awaited<ReturnType<typeof anOrder>>;
type Change = (owner: AdminShop, order: PlacedOrder, productId: string) => Promise<unknown>;

const restarts: [string, Parameters<typeof anOrder>[1], Change][] = [
  [
    'a paid order that is raised',
    { status: 'paid', paymentStatus: 'paid' },
    (owner, order, productId) => edit(owner, order, { quantities: new Map([[productId, 2]]) }),
  ],
  [
    'a cash order that is changed to a transfer',
    { paymentMethod: 'cod' },
    (owner, order) => edit(owner, order, { paymentMethod: 'bank_transfer' }),
  ],
  [
    'an order that is reinstated',
    { status: 'cancelled' },
    (owner, { id }) => changeOrderStatus(owner, { orderId: id, status: 'pending' }),
  ],
  [
    'a paid order whose payment is marked as failed',
    { status: 'paid', paymentStatus: 'paid' },
    (owner, { id }) => changeOrderStatus(owner, { orderId: id, paymentStatus: 'failed' }),
  ],
];

test.each(restarts)(
  'the time for the transfer of %s starts when the transfer becomes due',
  async (_, placed, change) => {
    const { shop, owner, order: other, moveToDay } = await aWaitingShop();
    const product = await aProduct(shop, { stock: 5 });
    const order = await aTransferOrder(shop, { lines: [{ product, quantity: 1 }], ...placed });
    const listOverdue = async () =>
      (await listOverdueTransfers(owner)).listed.map(({ orderId }) => orderId);
    moveToDay(5);
    expect(await change(owner, order, product.id)).toMatchObject({ ok: true });
    moveToDay(8.9);
    expect(await listOverdue()).toEqual([other.id]);
    expect(await cancelOverdue(owner, { orderId: order.id })).toMatchObject({ ok: false });
    moveToDay(9.1);
    expect((await listOverdue()).sort()).toEqual([other.id, order.id].sort());
  },
);

test('a note and an edited name do not restart the time for the transfer', async () => {
  const { owner, order, moveToDay, countOverdue } = await aWaitingShop();
  moveToDay(3);
  await edit(owner, order, { customerName: 'Selvi Nadarajah' });
  await addOrderNote(owner, { orderId: order.id, text: 'Will pay on Friday' });
  moveToDay(4.1);
  expect(await countOverdue()).toBe(1);
});

function edit(owner: AdminShop, order: PlacedOrder, change: Partial<OrderEdit>) {
  const { id: orderId, version, customerName, street, city, province } = order;
  const unchanged = { orderId, version, customerName, address: street, city, province };
  const person = { phone: order.customerPhone, email: undefined, quantities: new Map() };
  return editOrder(owner, { ...unchanged, ...person, ...change });
}

test('the days for a transfer are read from the settings, and shipped and invented orders are not reminded', async () => {
  const { shop, moveToDay, sendReminders, countOverdue, order } = await aWaitingShop();
  await shop.db.update(settings).set({ transferDays: 10 });
  moveToDay(4.1);
  expect([await sendReminders(), await countOverdue()]).toEqual([0, 0]);
  await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, order.id));
  const createdAt = new Date(order.createdAt);
  await aTransferOrder(shop, { invented: true, createdAt });
  const real = await aTransferOrder(shop, { createdAt });
  moveToDay(6);
  expect(await sendReminders()).toBe(1);
  expect(await shop.db.select().from(messages)).toMatchObject([{ orderId: real.id }]);
});
