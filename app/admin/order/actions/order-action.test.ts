import { expect, test } from 'vitest';
import type { OrderStep } from '#admin/orders/orders-urls.ts';
import type { anOrder } from '#test/order.ts';
import { anOrderWithForms } from '#test/order-steps.ts';

const orderWithForms = (overrides: Parameters<typeof anOrder>[1] = {}) =>
  anOrderWithForms((step) => import(`./${step}.route.ts`), overrides);

test('the owner confirms an order, adds a note, ships it, changes the shipment and records a refused parcel by one form each', async () => {
  const { send, events, order } = await orderWithForms();

  expect(await send('confirm', {})).toEqual({ flash: 'order-confirmed' });
  expect(await send('note', { text: 'Call in the evening' })).toEqual({
    flash: 'order-noted',
  });
  const shipment = { courier: 'Domex', trackingNumber: 'DX 1' };
  expect(await send('ship', { ...shipment })).toEqual({ flash: 'order-shipped' });
  expect(await send('shipment', { ...shipment, trackingNumber: 'DX 2' })).toEqual({
    flash: 'order-shipment-noted',
  });
  expect(await send('refuse', { isRestocked: 'on' })).toEqual({
    flash: 'order-delivery-refused',
  });

  expect(await order()).toMatchObject({ status: 'cancelled', trackingNumber: 'DX 2' });
  expect(await events()).toEqual([
    'placed',
    'confirmed',
    'note',
    'shipment',
    'status',
    'shipment',
    'refused',
    'status',
  ]);
});

test('saving statuses also saves a typed tracking number, and the message is about the shipment if no status changed', async () => {
  const { send, order } = await orderWithForms();
  const form = {
    status: 'pending',
    shownStatus: 'pending',
    shownCourier: '',
    shownTrackingNumber: '',
    courier: 'Domex',
    trackingNumber: 'DX 1',
  };

  expect(await send('status', form)).toEqual({ flash: 'order-shipment-noted' });
  expect(await order()).toMatchObject({ status: 'pending', trackingNumber: 'DX 1' });
  expect(await send('status', { ...form, status: 'paid' })).toEqual({
    flash: 'order-status-updated',
  });
  expect(await order()).toMatchObject({ status: 'paid', trackingNumber: 'DX 1' });
});

test('a refund is recorded, and a form that no longer applies is refused with what was typed', async () => {
  const { send, totalLkr, order } = await orderWithForms({ status: 'paid', paymentStatus: 'paid' });
  const refund = { method: 'bank', reason: 'Broken', shownRefundedLkr: '0' };

  expect(await send('refund', { ...refund, amountLkr: `${totalLkr + 1}` })).toMatchObject({
    status: 409,
    answer: {
      values: { reason: 'Broken' },
      refusal: { code: 'more-than-paid', leftLkr: totalLkr },
    },
  });
  expect(await send('refund', { ...refund, amountLkr: '100' })).toEqual({
    flash: 'order-refunded',
  });
  expect(await send('refund', { ...refund, amountLkr: '100' })).toMatchObject({
    answer: { refusal: { code: 'refunded-since', leftLkr: totalLkr - 100 } },
  });
  expect(await send('refuse', {})).toMatchObject({
    answer: { refusal: { code: 'not-on-its-way' } },
  });
  expect(await order()).toMatchObject({ refundedLkr: 100, status: 'paid' });
});

test.each<[string, { step: OrderStep; form: Record<string, string> }, Record<string, string>]>([
  ['an empty note', { step: 'note', form: { text: '  ' } }, { text: 'required' }],
  [
    'a courier of 61 characters',
    { step: 'ship', form: { courier: 'x'.repeat(61) } },
    { courier: 'too-long' },
  ],
  [
    'a refund of half a rupee',
    { step: 'refund', form: { amountLkr: '0.5', method: 'cash', shownRefundedLkr: '0' } },
    { amountLkr: 'not-whole' },
  ],
  [
    'a cancellation without a reason',
    { step: 'cancel', form: { reason: '' } },
    { reason: 'choose' },
  ],
  [
    'an unknown status',
    { step: 'status', form: { button: 'whatever', status: 'sold' } },
    { status: 'choose' },
  ],
])(
  '%s is refused beside its field, and changes nothing',
  async (_what, { step, form }, problems) => {
    const { send, events } = await orderWithForms({ paymentStatus: 'paid' });
    expect(await send(step, form)).toMatchObject({
      status: 422,
      answer: { values: form, problems },
    });
    expect(await events()).toEqual(['placed']);
  },
);

test('an unknown order is not found', async () => {
  const { send } = await orderWithForms();
  const missing = send('confirm', {}, '00000000-0000-4000-8000-000000000000');
  await expect(missing).rejects.toMatchObject({ init: { status: 404 } });
});

test('each form of a page that shows an outdated order is refused with the change, and keeps what was typed', async () => {
  const { send, order } = await orderWithForms();
  const shown = { shownStatus: 'pending', shownPaymentStatus: 'pending', paymentStatus: 'pending' };
  const shownShipment = { shownCourier: '', shownTrackingNumber: '' };
  await send('ship', { courier: 'Domex', trackingNumber: 'DX 1', ...shownShipment });

  expect(await send('status', { status: 'cancelled', ...shown })).toMatchObject({
    status: 409,
    answer: {
      values: { status: 'cancelled' },
      refusal: { code: 'status-changed-since', status: 'shipped' },
    },
  });
  expect(await send('shipment', { courier: 'Koombiyo', ...shownShipment })).toMatchObject({
    status: 409,
    answer: {
      values: { courier: 'Koombiyo' },
      refusal: { code: 'shipment-changed-since', courier: 'Domex', trackingNumber: 'DX 1' },
    },
  });
  expect(await send('ship', { courier: 'Koombiyo', ...shownShipment })).toMatchObject({
    answer: { values: { courier: 'Koombiyo' }, refusal: { code: 'not-waiting-to-ship' } },
  });
  expect(await order()).toMatchObject({ status: 'shipped', courier: 'Domex' });

  await send('refuse', { isRestocked: 'on' });
  expect(await send('status', { button: 'delivered-and-paid', ...shown })).toMatchObject({
    status: 409,
  });
  expect(await send('refuse', {})).toMatchObject({
    answer: { refusal: { code: 'not-on-its-way' } },
  });
  expect(await order()).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' });
});

test('an order that was shipped in the meantime is not cancelled by a page that shows it as pending', async () => {
  const { send, order, heldUnits } = await orderWithForms();
  const cancel = { reason: 'customer-asked', shownStatus: 'pending' };
  await send('ship', { courier: 'Domex' });

  expect(await send('cancel', cancel)).toMatchObject({
    status: 409,
    answer: {
      values: { reason: 'customer-asked' },
      refusal: { code: 'status-changed-since', status: 'shipped' },
    },
  });
  expect(await order()).toMatchObject({ status: 'shipped' });
  expect(await heldUnits()).toEqual([1]);
  expect(await send('cancel', { ...cancel, shownStatus: 'shipped' })).toEqual({
    flash: 'order-cancelled',
  });
  expect(await heldUnits()).toEqual([]);
});

test.each<[string, OrderStep, Record<string, string>]>([
  ['a note', 'note', { text: 'Call in the evening' }],
  ['a refund', 'refund', { amountLkr: '100', method: 'cash', shownRefundedLkr: '0' }],
  [
    'a change of the status',
    'status',
    { status: 'cancelled', shownStatus: 'pending', reason: 'other' },
  ],
])(
  '%s that is sent again, at the same time or later, gets the first response and counts once',
  async (_what, step, form) => {
    const { send, events } = await orderWithForms({ paymentStatus: 'paid' });
    const sent = { ...form, formKey: 'drawn by the page' };

    const responses = await Promise.all([send(step, sent), send(step, sent)]);
    const after = await events();
    if (step === 'status') await send('status', { status: 'pending' });
    responses.push(await send(step, sent));

    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(responses[0]).toHaveProperty('flash');
    expect((await events()).slice(0, after.length)).toEqual(after);
    expect(await events()).toHaveLength(after.length + (step === 'status' ? 1 : 0));
  },
);
