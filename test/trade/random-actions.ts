import fc from 'fast-check';
import { orderStatuses, paymentStatuses } from '#domain/orders/order.ts';
import { type PayHereCode, payHereCodes } from '#domain/payments/payhere/gateway.ts';

const orderIndex = fc.nat(7);
const units = fc.nat(4);

/** The next action of a shopper, an owner or the gateway. `order` is taken modulo the number of orders so far. */
export type Action =
  | { kind: 'place'; quantities: number[]; hasPromoCode: boolean }
  | { kind: 'edit'; order: number; quantities: number[]; keeps: boolean[] }
  | { kind: 'status'; order: number; to: (typeof orderStatuses)[number] }
  | { kind: 'payment'; order: number; to: (typeof paymentStatuses)[number] }
  | { kind: 'mark-delivered'; order: number }
  | { kind: 'mark-received'; order: number }
  | { kind: 'refund'; order: number; percent: number; returnedUnits: number[] }
  | { kind: 'record-refused-delivery'; order: number; isRestocked: boolean }
  | { kind: 'notification'; order: number; paymentIndex: 0 | 1; code: PayHereCode }
  | {
      kind: 'refund-online';
      order: number;
      paymentIndex: 0 | 1;
      percent: number;
      isAccepted: boolean;
    }
  | { kind: 'request-cancel'; order: number }
  | { kind: 'withdraw-cancel'; order: number }
  | { kind: 'accept-cancel'; order: number }
  | { kind: 'decline-cancel'; order: number }
  | { kind: 'adjust'; product: number; by: number }
  | { kind: 'count'; product: number; found: number }
  | { kind: 'save'; product: number; stock: number };

const twoQuantities = fc.array(units, { minLength: 2, maxLength: 2 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place'),
      quantities: twoQuantities,
      hasPromoCode: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      order: orderIndex,
      quantities: twoQuantities,
      keeps: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      order: orderIndex,
      to: fc.constantFrom(...orderStatuses, 'cancelled' as const, 'pending' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('payment'),
      order: orderIndex,
      to: fc.constantFrom(...paymentStatuses, 'paid' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mark-delivered'), order: orderIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mark-received'), order: orderIndex }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      order: orderIndex,
      percent: fc.constantFrom(10, 50, 100, 101),
      returnedUnits: fc.array(fc.nat(2), { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('record-refused-delivery'),
      order: orderIndex,
      isRestocked: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('notification'),
      order: orderIndex,
      paymentIndex: fc.constantFrom(0, 0, 0, 1),
      code: fc.constantFrom(...payHereCodes, 2 as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund-online'),
      order: orderIndex,
      paymentIndex: fc.constantFrom(0, 0, 0, 1),
      percent: fc.constantFrom(10, 50, 100, 101),
      isAccepted: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'request-cancel',
        'request-cancel',
        'withdraw-cancel',
        'accept-cancel',
        'decline-cancel',
      ),
      order: orderIndex,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('adjust'),
      product: fc.nat(1),
      by: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('count'), product: fc.nat(1), found: units }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('save'), product: fc.nat(1), stock: units }),
  },
) as fc.Arbitrary<Action>;

/** An action that is sent once, again after its response, twice at the same time, or together with `other`. */
export type Step = {
  action: Action;
  sending: 'once' | 'again' | 'twice-at-once' | 'concurrent';
  other: Action;
};

const randomStep: fc.Arbitrary<Step> = fc.record({
  action,
  sending: fc.constantFrom('once', 'again', 'twice-at-once', 'concurrent') as fc.Arbitrary<
    Step['sending']
  >,
  other: action,
});

/** Places an order, pays it and returns units of it: random steps alone rarely get that far. */
const untilReturned: fc.Arbitrary<Step[]> = fc
  .record({
    quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 2 }),
    hasPromoCode: fc.boolean(),
    percent: fc.constantFrom(10, 30, 50, 100),
    returnedUnits: fc.array(fc.nat(1), { minLength: 2, maxLength: 2 }),
  })
  .map(({ quantities, hasPromoCode, percent, returnedUnits }) => {
    const actions: Action[] = [
      { kind: 'place', quantities, hasPromoCode },
      { kind: 'mark-received', order: 0 },
      { kind: 'refund', order: 0, percent, returnedUnits },
    ];
    return actions.map((action) => ({ action, sending: 'once', other: action }));
  });

export const randomSteps: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: untilReturned }),
    fc.array(randomStep, { minLength: 2, maxLength: 12 }),
  )
  .map(([first, others]) => [...first, ...others]);
