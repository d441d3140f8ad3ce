import { expect, test } from 'vitest';
import { orderStatuses } from '#domain/orders/order.ts';
import {
  type PaymentTiming,
  paymentMethods,
  paymentTiming,
} from '#domain/payments/payment-methods.ts';
import {
  acceptedRequest,
  answeredProblem,
  at,
  declinedRequest,
  type Overrides,
  openProblem,
  order,
  refusedSlip,
  textsOf,
  waitingRequest,
} from '#test/whats-app-order.ts';

type Order = typeof order;

const requests: Overrides[] = [
  {},
  { cancelRequest: waitingRequest, cancelAskedAt: at },
  { cancelRequest: declinedRequest },
  { cancelRequest: acceptedRequest },
];
const slips: Overrides[] = [
  {},
  { slip: refusedSlip },
  { slip: { state: 'waiting' } },
  { slip: { state: 'accepted' } },
];
const problems: Overrides[] = [{}, { problem: openProblem }, { problem: answeredProblem }];
const money: Overrides[] = [
  { dueLkr: 2600 },
  { dueLkr: 0 },
  { dueLkr: 0, refundDueLkr: 7600 },
  { dueLkr: 0, refundedLkr: 7600 },
];
/** All states of an order, including impossible ones. Nothing is due for a cancelled order. */
const combinations = [
  paymentMethods.map((paymentMethod): Overrides => ({ paymentMethod })),
  orderStatuses.map((status): Overrides => ({ status })),
  ...[money, requests, slips, problems],
  [{}, { packedAt: at }],
]
  .reduce((all, part) => all.flatMap((one) => part.map((other) => ({ ...one, ...other }))), [{}])
  .filter(({ status, dueLkr }) => status !== 'cancelled' || dueLkr === 0);

const isOpen = ({ status }: Order) => status === 'pending' || status === 'paid';
const isDue = (timing: PaymentTiming) => (tested: Order) =>
  paymentTiming(tested.paymentMethod) === timing && tested.dueLkr > 0;

/** Phrases that only texts of certain orders may contain. */
const restrictedPhrases: [RegExp, (tested: Order) => boolean][] = [
  [/undefined|null|\[object|: $| {2}|₨.0\b/, () => false],
  [/Bank of Ceylon/, isDue('before-dispatch')],
  [/ready to pay|cash on delivery/, isDue('on-delivery')],
  [/1\/pay/, (tested) => isDue('online')(tested) && isOpen(tested)],
  [/We send your parcel|preparing|leaves soon/, isOpen],
  [/is on its way\.|was delivered/, ({ status }) => status === 'shipped' || status === 'delivered'],
  [/We cancelled/, ({ status }) => status === 'cancelled'],
  [/refund/, ({ refundDueLkr, refundedLkr }) => refundDueLkr + refundedLkr > 0],
];

test('no text, in any state of an order, asks for money that is not due, promises a step that is over, or lacks a fact', () => {
  expect(combinations).toHaveLength(1824 * paymentMethods.length);
  for (const overrides of combinations) {
    const tested = { ...order, ...overrides };
    const texts = textsOf(overrides);
    const wrong = texts.flatMap(({ text }) =>
      restrictedPhrases
        .filter(([phrase, isAllowed]) => phrase.test(text) && !isAllowed(tested))
        .map(([phrase]) => `${phrase}: ${text}`),
    );
    const withoutNumber = texts.slice(0, -1).filter(({ text }) => !text.includes('ORD-1-1'));
    const kinds = texts.map(({ kind }) => kind);
    const isTwice = new Set(kinds).size < kinds.length;
    const isWrong = kinds.length < 2 || kinds.at(-1) !== 'hello' || isTwice;
    expect({ overrides, wrong, withoutNumber, isWrong }).toEqual({
      overrides,
      wrong: [],
      withoutNumber: [],
      isWrong: false,
    });
  }
});
