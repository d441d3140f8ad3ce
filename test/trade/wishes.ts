import fc from 'fast-check';
import { orderStatuses, paymentStatuses } from '#domain/orders/order.ts';
import { type PayHereCode, payHereCodes } from '#domain/payments/payhere/gateway.ts';

const place = fc.nat(7);
const units = fc.nat(4);

/** What a shopper or an owner wants next. `order` is an index among the orders so far, modulo their number. */
export type Wish =
  | { kind: 'place'; quantities: number[]; hasCode: boolean }
  | { kind: 'edit'; order: number; quantities: number[]; keeps: boolean[] }
  | { kind: 'status'; order: number; to: (typeof orderStatuses)[number] }
  | { kind: 'payment'; order: number; to: (typeof paymentStatuses)[number] }
  | { kind: 'deliver'; order: number }
  | { kind: 'receive'; order: number }
  | { kind: 'refund'; order: number; percent: number; back: number[] }
  | { kind: 'refuse'; order: number; isRestocked: boolean }
  | { kind: 'hear'; order: number; payment: 0 | 1; code: PayHereCode }
  | { kind: 'refund-online'; order: number; payment: 0 | 1; percent: number; isMade: boolean }
  | { kind: 'ask'; order: number }
  | { kind: 'withdraw'; order: number }
  | { kind: 'accept'; order: number }
  | { kind: 'decline'; order: number }
  | { kind: 'adjust'; product: number; by: number }
  | { kind: 'count'; product: number; found: number }
  | { kind: 'save'; product: number; stock: number };

const two = fc.array(units, { minLength: 2, maxLength: 2 });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place'),
      quantities: two,
      hasCode: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      order: place,
      quantities: two,
      keeps: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      order: place,
      to: fc.constantFrom(...orderStatuses, 'cancelled' as const, 'pending' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('payment'),
      order: place,
      to: fc.constantFrom(...paymentStatuses, 'paid' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deliver'), order: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive'), order: place }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      order: place,
      percent: fc.constantFrom(10, 50, 100, 101),
      back: fc.array(fc.nat(2), { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refuse'),
      order: place,
      isRestocked: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('hear'),
      order: place,
      payment: fc.constantFrom(0, 0, 0, 1),
      code: fc.constantFrom(...payHereCodes, 2 as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund-online'),
      order: place,
      payment: fc.constantFrom(0, 0, 0, 1),
      percent: fc.constantFrom(10, 50, 100, 101),
      isMade: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('ask', 'ask', 'withdraw', 'accept', 'decline'),
      order: place,
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
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('count'), product: fc.nat(1), found: units }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('save'), product: fc.nat(1), stock: units }),
  },
) as fc.Arbitrary<Wish>;

/** A wish, sent once, sent again after its answer, sent twice at once, or at once with the next one. */
export type Turn = { wish: Wish; sent: 'once' | 'again' | 'twice' | 'beside'; other: Wish };

export const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    wish,
    sent: fc.constantFrom('once', 'again', 'twice', 'beside') as fc.Arbitrary<Turn['sent']>,
    other: wish,
  }),
  { minLength: 2, maxLength: 12 },
);
