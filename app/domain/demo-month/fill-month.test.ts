import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { districts } from '#domain/places/districts.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { reviews } from '#domain/reviews/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aDemoShop } from '#test/demo-mode.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { aProduct } from '#test/shop.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { fillMonth } from './fill-month.server.ts';
import { planMonth } from './plan-month.server.ts';

const withoutPayment = { codEnabled: false, bankTransferEnabled: false, payhereEnabled: false };

thoroughTest(
  'filling adds thirty days of orders in every state, sends no message, and is recorded once',
  async () => {
    const owner = await aDemoShop();
    const deleted = await aProduct(owner, { stock: 90, active: false });

    const filled = await fillMonth(owner);

    const all = await owner.db.select().from(orders);
    expect(filled).toEqual({ ok: true, value: { placed: all.length } });
    expect(all.length).toBeGreaterThan(80);
    expect(all.every(({ invented }) => invented)).toBe(true);
    const valuesOf = (read: (order: (typeof all)[number]) => unknown) =>
      new Set(all.map((order) => read(order)));
    expect(valuesOf(({ status }) => status).size).toBe(5);
    expect(valuesOf(({ paymentStatus }) => paymentStatus)).toEqual(
      new Set(['pending', 'paid', 'refunded']),
    );
    expect(valuesOf(({ paymentMethod }) => paymentMethod)).toEqual(
      new Set(['cod', 'bank_transfer']),
    );
    expect(valuesOf(({ language }) => language).size).toBe(2);
    expect(valuesOf(({ source }) => source).size).toBe(2);
    const expectSome = (matches: (order: (typeof all)[number]) => boolean) =>
      expect(all.some(matches)).toBe(true);
    expectSome(({ deliveryRefusedAt }) => deliveryRefusedAt !== null);
    expectSome(({ status, packedAt }) => status === 'pending' && packedAt !== null);
    expectSome(({ status, trackingNumber }) => status === 'shipped' && trackingNumber !== '');
    expectSome(({ status, dueLkr }) => status === 'delivered' && dueLkr > 0);
    expectSome(({ refundDueLkr }) => refundDueLkr > 0);
    expectSome(
      ({ status, paymentMethod }) => status === 'pending' && paymentMethod === 'bank_transfer',
    );
    expectSome(({ discountLkr }) => discountLkr > 0);
    expectSome(({ cancelAskedAt }) => cancelAskedAt !== null);
    expect(all.every(({ district }) => district && districts.includes(district))).toBe(true);
    const dayMs = 24 * 60 * 60 * 1000;
    const ages = all.map(({ createdAt }) => owner.now().getTime() - createdAt.getTime());
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(30 * dayMs);
    expect(Math.max(...ages)).toBeGreaterThan(27 * dayMs);

    const visits = await owner.db.select({ data: analyticsEvents.eventData }).from(analyticsEvents);
    expect(visits.map(({ data }) => data['product_id'])).not.toContain(deleted.id);
    expect(await owner.db.$count(messages)).toBe(0);
    expect(await owner.db.$count(reviews)).toBeGreaterThan(5);
    expect(await brokenInvariants(sqlQueryOf(owner))).toEqual([]);
    const { entries } = await listAudit(owner, { kind: 'demo' });
    expect(entries).toMatchObject([
      { action: 'demo-month-filled', userName: 'Demo owner', after: { orders: all.length } },
    ]);

    // A second request changes nothing.
    expect(await fillMonth(owner)).toEqual({ ok: true, value: { placed: 0 } });
    expect(await owner.db.$count(orders)).toBe(all.length);
    expect((await listAudit(owner, { kind: 'demo' })).entries).toHaveLength(1);
  },
);

test('a real shop is never filled', async () => {
  const owner = await aDemoShop();
  await owner.db.update(users).set({ demo: false });
  expect(await fillMonth(owner)).toEqual({ ok: false, refusal: { code: 'not-in-demo-mode' } });
  expect(await owner.db.$count(orders)).toBe(0);
});

test.each([
  ['nothing in stock', (owner: AdminShop) => owner.db.update(products).set({ stock: 0 })],
  ['no way to pay', (owner: AdminShop) => owner.db.update(settings).set(withoutPayment)],
])(
  'with %s, filling the month is refused and leaves no order, promo code or visit',
  async (_, change) => {
    const owner = await aDemoShop();
    await owner.db.delete(stockMovements);
    await change(owner);
    expect(await fillMonth(owner)).toEqual({ ok: false, refusal: { code: 'nothing-placed' } });
    for (const table of [orders, promoCodes, analyticsEvents]) {
      expect(await owner.db.$count(table), getTableName(table)).toBe(0);
    }
  },
);

test('a day that is repeated after a conflict in the database counts only the orders of the repetition', async () => {
  const owner = await aDemoShop();
  const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  let isAborted = false;
  const transaction: typeof owner.db.transaction = async (work) => {
    const aborted = owner.db.transaction(async (db) => {
      const done = await work(db);
      if (isAborted || (await db.$count(orders)) === 0) return done;
      isAborted = true;
      throw conflict;
    });
    return aborted.catch(async (thrown) => {
      if (thrown === conflict) await owner.db.update(products).set({ stock: 0 });
      throw thrown;
    });
  };
  const db = new Proxy(owner.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  expect(await fillMonth({ ...owner, db })).toEqual({
    ok: false,
    refusal: { code: 'nothing-placed' },
  });
  expect(isAborted).toBe(true);
});

test('the plan is the same each time, has most orders in the daytime, and leaves a quarter of the stock', () => {
  const input = {
    now: new Date('2026-11-23T04:30:00Z'),
    stocked: [{ productId: 'a', stock: 100 }],
  };
  const plan = planMonth(input);
  expect(planMonth(input)).toEqual(plan);
  const units = plan.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  expect(units.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(75);
  const hours = plan.map(({ placedAt }) => (placedAt.getUTCHours() + 5.5) % 24);
  const daytimeHours = hours.filter((hour) => hour >= 7 && hour < 23);
  expect(daytimeHours.length).toBeGreaterThan(plan.length * 0.9);
  for (const { placedAt, steps } of plan) {
    const times = [placedAt, ...steps.map(({ at }) => at)].map((at) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(input.now.getTime());
  }
});
