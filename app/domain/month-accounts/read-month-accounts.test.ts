import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { takeBackRemittance } from '#domain/remittances/take-back-remittance.server.ts';
import { takeRemittance } from '#domain/remittances/take-remittance.server.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { anOwner, aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { addMonths, monthRange } from './month.ts';
import {
  figureNames,
  type MethodFigures,
  type MonthFigures,
  zeroFigures,
} from './month-figures.ts';
import { readMonthAccounts } from './read-month-accounts.server.ts';

type OwnerShop = AdminShop & TestShop;
const months = ['2026-10', '2026-11', '2026-12', '2027-01'];

/** Minutes from the beginning of October: any of four months, and often the last and first minute of a month in Colombo. */
const minutesFromOctober = fc.oneof(
  fc.nat(120 * 24 * 60),
  fc.constantFrom(...[31, 61, 92].flatMap((days) => [days * 1440 - 1, days * 1440])),
);
const sale = fc.record({
  at: minutesFromOctober,
  method: fc.constantFrom(...paymentMethods),
  discountLkr: fc.nat(900),
  deliveryFeeLkr: fc.constantFrom(0, 350),
  steps: fc.array(
    fc.constantFrom(
      'paid',
      'remitted',
      'remitted-and-taken-back',
      'refund',
      'cancelled',
      'pending',
    ),
    {
      maxLength: 4,
    },
  ),
  days: fc.nat(25),
});

async function playSale(shop: OwnerShop, overrides: Parameters<typeof aParcel>[1], one: Sale) {
  const start = monthRange('2026-10')?.from.getTime() ?? 0;
  shop.clock.at = new Date(start + one.at * 60_000);
  const { method: paymentMethod, discountLkr, deliveryFeeLkr } = one;
  const parcel = await aParcel(shop, { ...overrides, paymentMethod, discountLkr, deliveryFeeLkr });
  for (const step of one.steps) {
    shop.clock.at = new Date(shop.clock.at.getTime() + one.days * 24 * 60 * 60_000);
    await takeStep(shop, parcel, step);
  }
}
type Sale = typeof sale extends fc.Arbitrary<infer One> ? One : never;

let remittances = 0;

async function takeStep(
  shop: OwnerShop,
  parcel: Awaited<ReturnType<typeof aParcel>>,
  step: string,
) {
  const { id: orderId } = parcel;
  const order = await findOrder(shop, orderId);
  if (!order) throw new Error('The order is gone.');
  if (step.startsWith('remitted')) {
    // Changes the fee each time, because an equal list would count as the same remittance.
    remittances += 1;
    const list = await aRemittance(shop, [lineFor(parcel, { feeLkr: 100 + remittances })]);
    const form = await takeOverForm(shop, list);
    await takeRemittance(shop, form);
    if (step === 'remitted-and-taken-back') await takeBackRemittance(shop, form);
    return;
  }
  const refund = { amountLkr: 100, method: 'cash', reason: '', returnedUnits: new Map() } as const;
  const { refundedLkr: shownRefundedLkr } = order;
  if (step === 'refund') await refundOrder(shop, { orderId, ...refund, shownRefundedLkr });
  else if (step === 'cancelled') await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  else await changeOrderStatus(shop, { orderId, paymentStatus: step as 'paid' });
}

/** Adds up a month row by row, by the days that the clock in Colombo shows. */
async function addUp(shop: OwnerShop, month: string): Promise<MethodFigures[]> {
  const soldOrders = (await shop.db.select().from(orders)).filter((row) =>
    isIn(month, row.createdAt),
  );
  const methodOf = new Map(
    (await shop.db.select().from(orders)).map((row) => [row.id, row.paymentMethod]),
  );
  const entries = (await shop.db.select().from(paymentEntries)).filter(({ at }) => isIn(month, at));
  return paymentMethods.map((method) => {
    const figures: MethodFigures = { ...zeroFigures, method };
    for (const one of soldOrders) if (one.paymentMethod === method) addOrder(figures, one);
    for (const entry of entries) {
      if (methodOf.get(entry.orderId) === method) addEntry(figures, entry);
    }
    return figures;
  });
}

function addOrder(figures: MonthFigures, one: typeof orders.$inferSelect) {
  if (one.status === 'cancelled') {
    figures.cancelledOrders += 1;
    figures.cancelledLkr += one.totalLkr;
    return;
  }
  figures.orders += 1;
  figures.goodsLkr += one.subtotalLkr;
  figures.discountLkr += one.discountLkr;
  figures.deliveryLkr += one.deliveryFeeLkr;
  figures.salesLkr += one.totalLkr;
}

function addEntry(figures: MonthFigures, entry: typeof paymentEntries.$inferSelect) {
  figures[entry.kind === 'received' ? 'receivedLkr' : 'refundedLkr'] += entry.amountLkr;
  figures[entry.via === 'courier' ? 'courierFeeLkr' : 'gatewayFeeLkr'] += entry.feeLkr;
}

function isIn(month: string, at: Date): boolean {
  return dayIn(at).startsWith(month);
}

test('the accounts of each month are the sums of its orders and payments, for random sales across several months', async () => {
  const shop = await anOwner(await openTestShop());
  const overrides = { lines: [{ product: await aProduct(shop, { stock: 9999 }), quantity: 1 }] };
  const sales = fc.sample(sale, { numRuns: 40, seed: 69 });
  for (const one of sales) await playSale(shop, overrides, one);

  const totals: MonthFigures[] = [];
  for (const month of [...months, '2027-02', '2027-03', '2027-04', '2027-05']) {
    const accounts = await readMonthAccounts(shop, month);
    expect(accounts?.methods).toEqual(await addUp(shop, month));
    for (const { goodsLkr, discountLkr, deliveryLkr, salesLkr } of accounts?.methods ?? []) {
      expect(salesLkr).toBe(goodsLkr - discountLkr + deliveryLkr);
    }
    if (accounts) totals.push(accounts.total);
  }
  const sumOfMonths = (name: (typeof figureNames)[number]) =>
    totals.reduce((sum, figures) => sum + figures[name], 0);
  const placed = await shop.db.select().from(orders);
  const sumOfOrders = (read: (order: (typeof placed)[number]) => number) =>
    placed.reduce((sum, one) => sum + read(one), 0);
  expect(sumOfMonths('orders') + sumOfMonths('cancelledOrders')).toBe(sales.length);
  expect(sumOfMonths('receivedLkr')).toBe(sumOfOrders(({ receivedLkr }) => receivedLkr));
  expect(sumOfMonths('refundedLkr')).toBe(sumOfOrders(({ refundedLkr }) => refundedLkr));
  for (const name of figureNames.filter((figure) => figure !== 'gatewayFeeLkr')) {
    expect([name, sumOfMonths(name) !== 0]).toEqual([name, true]);
  }
});

test('a malformed month has no accounts', async () => {
  const shop = await anOwner(await openTestShop());
  for (const month of ['', '2026', '2026-13', '2026-1', '0000-01', "2026-01'"]) {
    expect(await readMonthAccounts(shop, month)).toBeUndefined();
  }
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
