import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { addOrderNote } from '#domain/orders/fulfilment/add-order-note.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { readSalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aPaidOrder } from '#test/online-refund.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { hasOpenOrder, hasOpenRefund, removePerson } from './remove-person.server.ts';

test('an order whose person was removed keeps its lines, its sums and its town, and no personal data', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const placed = await anOrder(shop, { userId: actor.userId, notes: 'Nimal, 077' });
  const before = await findOrder(shop, placed.id);

  expect(await removePerson(shop, actor.userId)).toEqual([placed.id]);

  expect(await findOrder(shop, placed.id)).toEqual({
    ...before,
    customerName: '',
    customerEmail: null,
    customerPhone: '',
    street: '',
    notes: '',
    userId: null,
    personRemovedAt: shop.now(),
  });
});

test('a form that was opened before the person was removed writes nothing into the order any more', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const placed = await anOrder(shop, { userId: actor.userId });
  await removePerson(shop, actor.userId);
  const edit = { orderId: placed.id, version: placed.version, quantities: new Map() };
  const person = { customerName: 'Nimal', phone: '+94771234567', email: undefined };
  const address = { address: '5 Galle Road', city: 'Galle', province: 'Southern' } as const;
  expect(await editOrder(await anOwner(shop), { ...edit, ...person, ...address })).toMatchObject({
    refusal: { code: 'no-longer-editable' },
  });
  expect(await findOrder(shop, placed.id)).toMatchObject({ customerName: '', street: '' });
});

test('orders whose person was removed count in the sales, but their customer is no longer counted', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const placed = await anOrder(shop, { userId: actor.userId, customerPhone: '+94712223344' });
  await anOrder(shop);
  const owner = await anOwner(shop);
  const before = await readSalesStatistics(owner);

  await removePerson(shop, actor.userId);

  expect(before.customersCount).toBe(2);
  expect(await readSalesStatistics(owner)).toEqual({ ...before, customersCount: 1 });
  const found = await listOrders(owner, { search: placed.orderNumber });
  expect(found.orders).toMatchObject([{ customerName: '', customerPhone: '' }]);
});

test('removing a person leaves the changes of the order in history and activity log, without personal data', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const owner = await anOwner(shop);
  const placed = await anOrder(shop, { userId: actor.userId, customerName: 'Selvi Nadarajah' });
  await addOrderNote(owner, { orderId: placed.id, text: 'Selvi sleeps until nine' });
  await editOrder(owner, {
    orderId: placed.id,
    version: 1,
    customerName: 'Selvi N. Nadarajah',
    phone: '+94701555136',
    email: 'selvi@example.lk',
    address: '5 Hidden Lane',
    city: 'Galle',
    province: 'Southern',
    specialInstructions: 'Ask for Selvi at the gate',
    quantities: new Map(),
  });

  await removePerson(shop, actor.userId);

  const entries = await shop.db.select().from(auditEntries).orderBy(auditEntries.number);
  const personalData = /Selvi|selvi|701555136|Hidden Lane|771234567|Temple Road|nimal@/;
  expect(JSON.stringify(entries)).not.toMatch(personalData);
  expect(entries).toMatchObject([
    { action: 'order-placed' },
    { action: 'order-noted', before: null },
    { action: 'order-corrected', after: { city: 'Galle', province: 'Southern' } },
  ]);
  expect(await listHistory(owner, placed.id)).toMatchObject([
    { event: 'placed' },
    { event: 'note', details: { text: '' } },
    { event: 'corrected', details: { before: { city: 'Colombo' }, after: { city: 'Galle' } } },
  ]);
});

test('the reason of a refund is removed with the person, and its amount stays', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const owner = await anOwner(shop);
  const placed = await anOrder(shop, {
    userId: actor.userId,
    paymentStatus: 'paid',
    status: 'delivered',
  });
  const refund = { amountLkr: 100, method: 'cash', reason: 'Selvi was in hospital' } as const;
  const where = { orderId: placed.id, returnedUnits: new Map(), shownRefundedLkr: 0 };
  expect(await refundOrder(owner, { ...refund, ...where })).toMatchObject({ ok: true });

  await removePerson(shop, actor.userId);

  const log = await shop.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(JSON.stringify(log)).not.toContain('Selvi');
  const history = await listHistory(owner, placed.id);
  expect(history.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ amountLkr: 100, method: 'cash', reason: '' }),
  );
  expect(log.at(-1)).toMatchObject({ action: 'order-refunded', after: { amountLkr: 100 } });
});

test('the reason of a refund through PayHere is removed with the person, and its amount stays', async () => {
  const { shop, owner, order, pressRefund } = await aPaidOrder();
  const { actor } = await aCustomer(shop);
  await shop.db.update(orders).set({ userId: actor.userId }).where(eq(orders.id, order.id));
  expect(await pressRefund({ amountLkr: 100, reason: 'Selvi was in hospital' })).toBe('refunded');

  await removePerson(shop, actor.userId);

  expect(JSON.stringify(await shop.db.select().from(auditEntries))).not.toContain('Selvi');
  const history = await listHistory(owner, order.id);
  expect(history.map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ is: 'asked', amountLkr: 100 }),
  );
});

test('the reason of a cancellation stays in the history of the order', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const owner = await anOwner(shop);
  const { id: orderId } = await anOrder(shop, { userId: actor.userId });
  await cancelOrder(owner, { orderId, reason: 'customer-asked' });

  await removePerson(shop, actor.userId);

  expect(await listHistory(owner, orderId)).toContainEqual(
    expect.objectContaining({ details: expect.objectContaining({ reason: 'customer-asked' }) }),
  );
});

test('only an order whose person was removed can be without a phone number', async () => {
  const shop = await openTestShop();
  await anOrder(shop);
  await expect(shop.db.update(orders).set({ customerPhone: '' })).rejects.toThrow();
});

test.each([
  ['pending', true],
  ['paid', true],
  ['shipped', true],
  ['delivered', false],
  ['cancelled', false],
] as const)('an account with an order that is %s has an open order: %s', async (status, isOpen) => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  await anOrder(shop, { status });
  await anOrder(shop, { userId: actor.userId, status });
  expect(await hasOpenOrder(shop, actor.userId)).toBe(isOpen);
});

test('an account has an open refund while money is to be refunded or a chargeback is not settled', async () => {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop);
  const isOpen = () => hasOpenRefund(shop, actor.userId);
  const cancelled = { status: 'cancelled', paymentStatus: 'paid' } as const;
  await anOrder(shop, cancelled);
  const delivered = { userId: actor.userId, status: 'delivered', paymentStatus: 'paid' } as const;
  const { id } = await anOrder(shop, delivered);
  expect(await isOpen()).toBe(false);

  await shop.db.update(orders).set({ chargedBackAt: shop.now() }).where(eq(orders.id, id));
  expect(await isOpen()).toBe(true);
  await shop.db.update(orders).set({ chargedBackAt: null }).where(eq(orders.id, id));
  expect(await isOpen()).toBe(false);

  await anOrder(shop, { userId: actor.userId, ...cancelled });
  expect(await isOpen()).toBe(true);
});
