import { and, count, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { addNote } from '#domain/customers/notes/change-notes.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { reviews } from '#domain/reviews/tables.server.ts';
import { aDemoShop, listStocks } from '#test/demo-mode.ts';
import { fillEveryTable } from '#test/fill-every-table.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { aCheckoutForm, anOwner, openTestShop } from '#test/shop.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { countInventedOrders, fillMonth } from './fill-month.server.ts';
import { inventedCode } from './plan-month.server.ts';
import { removeMonth } from './remove-month.server.ts';

test('removing the month restocks its units, and leaves what a real customer did and the log entries on filling and removing the month', async () => {
  const owner = await aDemoShop();
  const stocked = await listStocks(owner);
  await fillMonth(owner);
  const bottle = stocked.find(({ stock }) => stock === 50);
  const listeners = [...owner.listeners, countPlacedOrder];
  const guest = { ...owner, listeners, actor: { kind: 'guest' as const } };
  const form = aCheckoutForm();
  const lines = [{ productId: bottle?.id ?? '', quantity: 2 }];
  const cart = { key: form.idempotencyKey, lines, promoCode: 'AYU500' };
  const placed = await placeOrder(guest, cart, form);
  const orderId = placed.ok ? placed.value.orderId : '';
  // The owner's changes to invented orders write messages and move units.
  const [cancelledOrder] = await owner.db
    .select({ id: orders.id, phone: orders.customerPhone })
    .from(orders)
    .where(eq(orders.status, 'shipped'));
  await cancelOrder(owner, { orderId: cancelledOrder?.id ?? '', reason: 'other' });
  for (const phone of [cancelledOrder?.phone ?? '', form.phone]) {
    expect(await addNote(owner, { phone, text: 'Likes a call first' })).toMatchObject({ ok: true });
  }
  const inventedCondition = eq(promoCodes.code, inventedCode);
  const [code] = await owner.db.select().from(promoCodes).where(inventedCondition);
  const subject = { kind: 'promo-code', id: code?.id ?? '' } as const;
  await recordAudit(owner, { action: 'promo-code-saved', subject, after: { maxUses: 100 } });
  const written = await owner.db.$count(messages, eq(messages.orderId, orderId));

  expect(await removeMonth(owner)).toBeGreaterThan(80);

  expect(await owner.db.select({ id: orders.id }).from(orders)).toEqual([{ id: orderId }]);
  expect(await owner.db.$count(orderLines)).toBe(1);
  expect(await owner.db.$count(reviews)).toBe(0);
  expect(await owner.db.select({ code: promoCodes.code }).from(promoCodes)).toEqual([
    { code: 'AYU500' },
  ]);
  const notes = await owner.db.select().from(customerNotes);
  expect(notes.map(({ phone }) => phone)).toEqual([form.phone]);
  const [note] = notes;
  expect(await owner.db.$count(messages)).toBe(written);
  expect(await listStocks(owner)).toEqual(
    stocked.map((each) => (each.id === bottle?.id ? { ...each, stock: each.stock - 2 } : each)),
  );
  expect(await owner.db.$count(analyticsEvents)).toBe(1);
  expect(await brokenInvariants(sqlQueryOf(owner))).toEqual([]);
  const steps = await owner.db
    .select({ action: auditEntries.action, subjectId: auditEntries.subjectId })
    .from(auditEntries)
    .orderBy(auditEntries.number);
  expect(steps).toEqual([
    { action: 'demo-month-filled', subjectId: 'month' },
    { action: 'order-placed', subjectId: orderId },
    { action: 'customer-note-added', subjectId: note?.id },
    { action: 'demo-month-removed', subjectId: 'month' },
  ]);
  expect(await countInventedOrders(owner)).toBe(0);
  expect(await removeMonth(owner)).toBe(0);
});

thoroughTest(
  'after the removal, an invented code with a limit counts only the order of a shopper',
  async () => {
    const owner = await aDemoShop();
    await fillMonth(owner);
    const [used] = await owner.db
      .select({ id: promoCodes.id, uses: count() })
      .from(orders)
      .innerJoin(promoCodes, eq(promoCodes.id, orders.promoCodeId))
      .where(and(eq(promoCodes.code, inventedCode), ne(orders.status, 'cancelled')))
      .groupBy(promoCodes.id);
    if (!used) throw new Error('No invented order uses the code.');
    const limit = { maxUses: 1000, used: used.uses };
    await owner.db.update(promoCodes).set(limit).where(eq(promoCodes.id, used.id));
    const [bottle] = (await listStocks(owner)).filter(({ stock }) => stock > 20);
    const form = aCheckoutForm();
    const lines = [{ productId: bottle?.id ?? '', quantity: 1 }];
    const cart = { key: form.idempotencyKey, lines, promoCode: inventedCode };
    const listeners = [...owner.listeners, countPlacedOrder];
    const guest = { ...owner, listeners, actor: { kind: 'guest' as const } };
    expect(await placeOrder(guest, cart, form)).toMatchObject({ ok: true });

    await removeMonth(owner);

    const codes = await owner.db.select().from(promoCodes).where(eq(promoCodes.id, used.id));
    expect(codes.map(({ used }) => used)).toEqual([1]);
    expect(await brokenInvariants(sqlQueryOf(owner))).toEqual([]);
  },
);

test('the removal empties every table that refers to orders, apart from remittance lines', async () => {
  const owner = await anOwner(await openTestShop());
  await fillEveryTable(owner.db);
  // Deletes the inserted entry of the activity log, because it has the number that the entry on the removal gets.
  await owner.db.delete(auditEntries);
  const query = sqlQueryOf(owner);
  const referring = await query(
    `select conrelid::regclass::text as name from pg_constraint
     where confrelid = 'orders'::regclass and contype = 'f' order by 1`,
  );
  const filledTables = async () => {
    const counts = referring.map(
      ({ name }) => `select '${name}' as name where exists (select from ${name})`,
    );
    return (await query(counts.join(' union all '))).map(({ name }) => name);
  };
  expect(await filledTables()).toEqual(expect.arrayContaining(['bank_slips', 'order_lines']));
  expect(await removeMonth(owner)).toBe(1);
  // A remittance line stays without its order, because its list may have lines of other orders.
  expect(await filledTables()).toEqual(['remittance_lines']);
});
