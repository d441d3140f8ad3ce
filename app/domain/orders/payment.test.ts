import { asc, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { canBeEdited, orderStatuses, paymentStatuses } from './order.ts';
import { dueLkr, type PaymentState, refundDueLkr } from './order-money.ts';
import { orderCondition } from './payment.server.ts';
import {
  bankTransferDueLkr,
  cashToCollectLkr,
  dueInAdvanceLkr,
  type PaymentCondition,
  paymentConditions,
} from './payment.ts';
import { orders } from './tables.server.ts';

test.each([
  ['cod', 3800, { cash: 3800, beforeDispatch: 0, transfer: 0 }],
  ['cod', 0, { cash: 0, beforeDispatch: 0, transfer: 0 }],
  ['bank_transfer', 3800, { cash: 0, beforeDispatch: 3800, transfer: 3800 }],
  ['payhere', 3800, { cash: 0, beforeDispatch: 3800, transfer: 0 }],
] as const)(
  'with payment by %s, %i rupees due are collected in cash or paid in advance, depending on the method',
  (paymentMethod, dueLkr, wanted) => {
    const order = { paymentMethod, dueLkr };
    const cash = cashToCollectLkr(order);
    const beforeDispatch = dueInAdvanceLkr(order);
    expect({ cash, beforeDispatch, transfer: bankTransferDueLkr(order) }).toEqual(wanted);
  },
);

test.each(paymentMethods)('an order by %s with nothing due is ready to ship', (paymentMethod) => {
  const state = {
    status: 'pending',
    paymentStatus: 'pending',
    dueLkr: 0,
    refundDueLkr: 0,
  } as const;
  const order = {
    ...state,
    paymentMethod,
    courier: '',
    cancelAskedAt: null,
    chargedBackAt: null,
  };
  expect(paymentConditions['ready-to-ship'](order)).toBe(true);
});

const totalLkr = 1000;
const sums = [0, 400, 1000, 1200].flatMap((receivedLkr) =>
  [0, 400, 1000, 1200]
    .filter((refundedLkr) => refundedLkr <= receivedLkr)
    .flatMap((refundedLkr) =>
      [0, 600, 1000].map((waivedLkr) => ({ totalLkr, receivedLkr, refundedLkr, waivedLkr })),
    ),
);

/** Returns whether the database accepts the payment status with these sums. */
function isPossible(order: PaymentState): boolean {
  const isNetZero = order.receivedLkr === order.refundedLkr;
  if (order.paymentStatus === 'paid') return dueLkr(order) === 0;
  if (order.paymentStatus === 'refunded') return dueLkr(order) === 0 && isNetZero;
  return dueLkr(order) > 0 || isNetZero;
}

const someTime = new Date('2026-11-21T03:30:00Z');
const combinations = orderStatuses
  .flatMap((status) => paymentStatuses.map((paymentStatus) => ({ status, paymentStatus })))
  .flatMap((states) => sums.map((money) => ({ ...states, ...money })))
  .filter(isPossible)
  .flatMap((order) => paymentMethods.map((paymentMethod) => ({ ...order, paymentMethod })))
  .flatMap((order) => ['', 'Domex'].map((courier) => ({ ...order, courier })))
  .flatMap((order) => {
    const neither = { chargedBackAt: null, cancelAskedAt: null };
    const chargedBack = { ...neither, chargedBackAt: someTime };
    const cancelAsked = canBeEdited(order) ? [{ ...neither, cancelAskedAt: someTime }] : [];
    const times = order.courier === '' ? [neither, chargedBack, ...cancelAsked] : [neither];
    return times.map((time) => ({ ...order, ...time }));
  });

test('the payment conditions in SQL, for lists, agree with those in TypeScript, for pages, for all statuses, payment methods and sums', async () => {
  const shop = await openTestShop();
  const { id: _, ...template } = await anOrder(shop, {
    lines: [{ product: await aProduct(shop, { priceLkr: totalLkr }), quantity: 1 }],
  });
  const { dueLkr: __, refundDueLkr: ___, searchText: ____, ...columns } = template;
  const rows = combinations.map((combination, index) => ({
    ...columns,
    ...combination,
    id: crypto.randomUUID(),
    idempotencyKey: crypto.randomUUID(),
    orderNumber: `ORD-${index}`,
  }));
  // A statement takes 65,535 values at most.
  while (rows.length > 0) await shop.db.insert(orders).values(rows.splice(0, 1000));
  const asSql = (name: PaymentCondition) => sql<boolean>`${orderCondition(name)}`;
  const found = await shop.db
    .select({
      order: orders,
      met: {
        transfer: asSql('transfer'),
        delivered: asSql('delivered'),
        courier: asSql('courier'),
        refund: asSql('refund'),
        'ready-to-ship': asSql('ready-to-ship'),
      } satisfies Record<PaymentCondition, SQL<boolean>>,
    })
    .from(orders)
    .orderBy(asc(orders.orderNumber));
  expect(found.length).toBe(combinations.length + 1);
  for (const { order, met } of found) {
    const { status, paymentStatus, paymentMethod, receivedLkr, refundedLkr, waivedLkr } = order;
    const { courier, chargedBackAt, cancelAskedAt } = order;
    const money = { paymentMethod, receivedLkr, refundedLkr, waivedLkr };
    const times = { chargedBackAt, cancelAskedAt };
    const context = { status, sentBy: courier, paymentStatus, ...times, ...money };
    const names = Object.keys(met) as PaymentCondition[];
    const expected = names.map((name) => [name, paymentConditions[name](order)]);
    expect({ ...context, ...met }).toEqual({ ...context, ...Object.fromEntries(expected) });
    expect({ ...context, due: order.dueLkr }).toEqual({ ...context, due: dueLkr(order) });
    expect({ ...context, back: order.refundDueLkr }).toEqual({
      ...context,
      back: refundDueLkr(order),
    });
    if (met.transfer) expect(bankTransferDueLkr(order)).toBeGreaterThan(0);
  }
});
