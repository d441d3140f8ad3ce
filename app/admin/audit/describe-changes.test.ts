import { expect, test } from 'vitest';
import type { AuditValues } from '#domain/audit/audit-entry.ts';
import { describeChanges, describeValue } from './describe-changes.ts';

test('a change is described in the words of its field, before and after', () => {
  expect(
    describeChanges(
      { status: 'pending', paymentStatus: 'pending' },
      { status: 'shipped', paymentStatus: 'paid' },
    ),
  ).toMatchObject([
    { label: { en: 'Order status' }, before: { en: 'Pending' }, after: { en: 'Shipped' } },
    { label: { en: 'Payment status' }, before: { si: 'ගෙවීමට ඇත' }, after: { si: 'ගෙවා ඇත' } },
  ]);
});

test('of a testimonial or a marketing claim only the changed parts are described', () => {
  const before = { story2: { name: 'Nimal', town: 'Galle' }, figure1: { caption: 'x' } };
  const after = { story2: { name: 'Nimal', town: 'Kandy' }, figure1: { caption: 'y' } };
  expect(describeChanges(before, after)).toMatchObject([
    { label: { en: 'Testimonial 2, Town' }, before: { en: 'Galle' }, after: { en: 'Kandy' } },
    { label: { en: 'Number 1, What it counts' }, before: { en: 'x' }, after: { en: 'y' } },
  ]);
});

test('a created record is described without values before the change and without technical fields', () => {
  expect(
    describeChanges(null, { requestId: 'x', endsAt: '2026-11-21T04:30:00.000Z' }),
  ).toMatchObject([
    { label: { en: 'Valid until' }, before: undefined, after: { en: '21/11/2026 10:00' } },
  ]);
  expect(describeChanges(null, null)).toEqual([]);
});

test('a field that is empty at creation is left out; a field that is emptied later is described', () => {
  expect(describeChanges(null, { maker: null, slug: 'oil', nameSi: '' })).toHaveLength(1);
  expect(describeChanges({ courier: 'Domex' }, { courier: '' })).toMatchObject([
    { before: { en: 'Domex' }, after: { en: '(empty)' } },
  ]);
});

test('a field without a label is described by its name', () => {
  expect(describeChanges({ shade: 1 }, { shade: 2 })).toMatchObject([{ label: { en: 'shade' } }]);
});

test('the recorded codes of orders, refunds, reviews, promo codes and admins are described in words', () => {
  const linesOf = (after: AuditValues) =>
    describeChanges(null, after).map(({ label, after }) => `${label.en}: ${after?.en}`);
  expect(linesOf({ hiddenFor: 'health-claim', isOnHome: true, answer: 'Thank you.' })).toEqual([
    'Reason: A health claim that the law forbids',
    'Home page: Yes',
    'Answer: Thank you.',
  ]);
  expect(linesOf({ because: 'not-arrived', count: 2, dueLkr: 3800 })).toEqual([
    'Reason: The money has not reached our account.',
    'Bank slips: 2',
    'Amount due: ₨\u00a03,800',
  ]);
  expect(linesOf({ method: 'payhere', reason: 'customer-asked' })).toEqual([
    'Refunded by: Through PayHere',
    'Reason: The customer asked',
  ]);
  expect(linesOf({ is: 'asked', paymentId: '320025123', says: 'No.', isLate: true })).toEqual([
    'Refund: PayHere was asked',
    'Payment at PayHere: 320025123',
    'Answer of PayHere: No.',
    'Came after the order was cancelled: Yes',
  ]);
  expect(linesOf({ kind: 'percentage' })).toEqual(['Kind: Percent']);
  expect(linesOf({ role: 'packer' })).toEqual(['What they may do: Pack and hand over parcels']);
  expect(linesOf({ twoFactorAuth: true })).toEqual(['Two-factor authentication: Yes']);
});

test('the products of a promo code are described by name, the rows of an exported file as customers or orders', () => {
  const names = new Map([['0c4f', { name: 'Joint Relief Oil' }]]);
  expect(describeChanges(null, { productIds: ['0c4f', '9d1e'] }, { names })).toMatchObject([
    { label: { en: 'Products' }, after: { en: 'Joint Relief Oil, 9d1e' } },
  ]);
  expect(describeChanges(null, { rows: 3 }, { subjectId: 'offers' })).toMatchObject([
    { label: { en: 'Customers in the file', si: 'ගොනුවේ පාරිභෝගිකයන්' }, after: { en: '3' } },
  ]);
  expect(describeChanges(null, { rows: 3 }, { subjectId: 'orders' })).toMatchObject([
    { label: { en: 'Orders in the file' } },
  ]);
});

test.each([
  ['totalLkr', 3800, '₨\u00a03,800'],
  ['rating', 4.9, '4.9'],
  ['isRestocked', true, 'Yes'],
  ['freeDelivery', false, 'No'],
  ['customerEmail', null, '(empty)'],
  ['courier', '', '(empty)'],
  ['province', 'Uva', 'Uva'],
  ['status', 'unheard-of', 'unheard-of'],
  ['text', 'x'.repeat(300), `${'x'.repeat(240)}…`],
  ['days', [1, 2], '1, 2'],
  ['days', [], '(empty)'],
  ['quantities', [{ productName: { en: 'Oil', si: '' }, quantity: 2 }], '2 × Oil'],
])('in the field %s the value %j is shown as %s', (field, value, shown) => {
  expect(describeValue(field, value).en).toBe(shown);
});
