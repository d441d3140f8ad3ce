import { expect, test } from 'vitest';
import { paymentSentence } from '#domain/orders/progress.copy.ts';
import { toPay } from '#storefront/order-confirm/confirm-order.copy.ts';
import { payNow } from '#storefront/pay-online/pay-online.copy.ts';
import { transferInstruction } from './order-success.copy.ts';

const order = { status: 'shipped', paymentMethod: 'cod', paymentStatus: 'pending' } as const;
const money = { dueLkr: 0, refundDueLkr: 0, refundedLkr: 0, chargedBackLkr: 0 };
const chargedBack = { ...money, refundedLkr: 7600, chargedBackLkr: 7600 };

test.each([
  ['to pay at the door', paymentSentence({ ...order, ...money, dueLkr: 7600 })],
  ['to be refunded', paymentSentence({ ...order, ...money, refundDueLkr: 7600 })],
  ['refunded', paymentSentence({ ...order, ...money, refundedLkr: 7600 })],
  ['charged back', paymentSentence({ ...order, ...chargedBack, paymentStatus: 'refunded' })],
  ['to transfer', transferInstruction(7600, 'ORD-1')],
  ['to pay online', payNow(7600)],
  ['on the page that confirms an order', toPay(7600, 'cod')],
])('an amount %s is never broken over two lines, in either language', (_, sentence) => {
  expect(sentence?.en).toContain('₨\u00a07,600');
  expect(sentence?.si).toContain('රු.\u00a07,600');
});
