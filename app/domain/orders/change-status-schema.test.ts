import { expect, test } from 'vitest';
import { changeStatusSchema } from './change-status-schema.server.ts';

const shown = {
  status: 'pending',
  shownStatus: 'pending',
  paymentStatus: 'pending',
  shownPaymentStatus: 'pending',
};

test.each([
  ['nothing', shown, {}],
  ['the status', { ...shown, status: 'paid' }, { status: 'paid' }],
  ['the payment', { ...shown, paymentStatus: 'failed' }, { paymentStatus: 'failed' }],
  ['a status without the one shown', { status: 'shipped' }, { status: 'shipped' }],
  [
    'the one button for cash',
    { ...shown, intent: 'delivered-and-paid' },
    { status: 'delivered', paymentStatus: 'paid' },
  ],
  [
    'the one button for a transfer, of an order that waits',
    { ...shown, intent: 'money-received' },
    { status: 'paid', paymentStatus: 'paid' },
  ],
  [
    'the one button for a transfer, of a parcel on its way',
    { ...shown, status: 'shipped', shownStatus: 'shipped', intent: 'money-received' },
    { paymentStatus: 'paid' },
  ],
])('the form asks for what was changed in it: %s', (_what, form, asked) => {
  const { shown: _, ...wanted } = changeStatusSchema.parse(form);
  expect(wanted).toEqual(asked);
});

test('what the form showed goes along, so that who changes an older copy can be told', () => {
  expect(changeStatusSchema.parse({ ...shown, status: 'paid' }).shown).toEqual({
    status: 'pending',
    paymentStatus: 'pending',
  });
});

test.each(['sold', '', 'PAID', '\0'])('a status of %j is refused', (status) => {
  const issues = changeStatusSchema.safeParse({ ...shown, status }).error?.issues;
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([['status', 'choose']]);
});
