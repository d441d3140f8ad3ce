import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { actOnOrder } from './act-on-order.server.ts';

async function aDesk(wish: Parameters<typeof anOrder>[1] = {}) {
  const shop = await anOwner(await openTestShop());
  const { id: orderId, totalLkr } = await anOrder(shop, wish);
  const send = (form: Record<string, string>, to = orderId) => {
    const url = `http://localhost:3000/admin/orders/${to}`;
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
    return actOnOrder(shop, { orderId: to, request });
  };
  const events = async () => (await listHistory(shop, orderId)).map((row) => row.event);
  return { send, events, totalLkr, order: () => findOrder(shop, orderId) };
}

test('the owner confirms, notes, ships with a courier and takes a refused parcel back, form by form', async () => {
  const { send, events, order } = await aDesk();

  expect(await send({ intent: 'confirm' })).toEqual({ said: 'order-confirmed' });
  expect(await send({ intent: 'note', text: 'Call in the evening' })).toEqual({
    said: 'order-noted',
  });
  const shipment = { courier: 'Domex', trackingNumber: 'DX 1' };
  expect(await send({ intent: 'ship', ...shipment })).toEqual({ said: 'order-shipped' });
  expect(await send({ intent: 'shipment', ...shipment, trackingNumber: 'DX 2' })).toEqual({
    said: 'order-shipment-noted',
  });
  expect(await send({ intent: 'refuse', isRestocked: 'on' })).toEqual({
    said: 'order-delivery-refused',
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

test('saving keeps a tracking number that was typed, and says so', async () => {
  const { send, order } = await aDesk();
  const form = {
    intent: 'save',
    status: 'pending',
    shownStatus: 'pending',
    shownCourier: '',
    shownTrackingNumber: '',
    courier: 'Domex',
    trackingNumber: 'DX 1',
  };

  expect(await send(form)).toEqual({ said: 'order-shipment-noted' });
  expect(await order()).toMatchObject({ status: 'pending', trackingNumber: 'DX 1' });
  expect(await send({ ...form, status: 'paid' })).toEqual({ said: 'order-status-updated' });
  expect(await order()).toMatchObject({ status: 'paid', trackingNumber: 'DX 1' });
});

test('a refund is written down, and what no longer applies comes back with what was typed', async () => {
  const { send, totalLkr, order } = await aDesk({ status: 'paid', paymentStatus: 'paid' });
  const refund = { intent: 'refund', method: 'bank', reason: 'Broken', shownRefundedLkr: '0' };

  expect(await send({ ...refund, amountLkr: `${totalLkr + 1}` })).toMatchObject({
    status: 409,
    answer: {
      values: { reason: 'Broken' },
      refusal: { code: 'more-than-paid', leftLkr: totalLkr },
    },
  });
  expect(await send({ ...refund, amountLkr: '100' })).toEqual({ said: 'order-refunded' });
  expect(await send({ ...refund, amountLkr: '100' })).toMatchObject({
    answer: { refusal: { code: 'refunded-since', leftLkr: totalLkr - 100 } },
  });
  expect(await send({ intent: 'refuse' })).toMatchObject({
    answer: { refusal: { code: 'not-on-its-way' } },
  });
  expect(await order()).toMatchObject({ refundedLkr: 100, status: 'paid' });
});

test.each([
  ['a note of nothing', { intent: 'note', text: '  ' }, { text: 'required' }],
  ['a courier without end', { intent: 'ship', courier: 'x'.repeat(61) }, { courier: 'too-long' }],
  [
    'a refund of half a rupee',
    { intent: 'refund', amountLkr: '0.5', method: 'cash', shownRefundedLkr: '0' },
    { amountLkr: 'amount' },
  ],
  ['a status that nobody knows', { intent: 'whatever', status: 'sold' }, { status: 'choose' }],
])('%s is refused field by field, and changes nothing', async (_what, form, problems) => {
  const { send, events } = await aDesk({ paymentStatus: 'paid' });
  expect(await send(form)).toMatchObject({ status: 422, answer: { values: form, problems } });
  expect(await events()).toEqual(['placed']);
});

test('an order that is not there is not found', async () => {
  const { send } = await aDesk();
  const missing = send({ intent: 'confirm' }, '00000000-0000-4000-8000-000000000000');
  await expect(missing).rejects.toMatchObject({ init: { status: 404 } });
});

test('of two admins with the same order open the second is told by each form, with all that was typed', async () => {
  const { send, order } = await aDesk();
  const shown = { shownStatus: 'pending', shownPaymentStatus: 'pending', paymentStatus: 'pending' };
  const noted = { shownCourier: '', shownTrackingNumber: '' };
  await send({ intent: 'ship', courier: 'Domex', trackingNumber: 'DX 1', ...noted });

  expect(await send({ intent: 'save', status: 'cancelled', ...shown })).toMatchObject({
    status: 409,
    answer: {
      values: { status: 'cancelled' },
      refusal: { code: 'status-changed-since', status: 'shipped' },
    },
  });
  expect(await send({ intent: 'shipment', courier: 'Koombiyo', ...noted })).toMatchObject({
    status: 409,
    answer: {
      values: { courier: 'Koombiyo' },
      refusal: { code: 'shipment-changed-since', courier: 'Domex', trackingNumber: 'DX 1' },
    },
  });
  expect(await send({ intent: 'ship', courier: 'Koombiyo', ...noted })).toMatchObject({
    answer: { values: { courier: 'Koombiyo' }, refusal: { code: 'not-waiting' } },
  });
  expect(await order()).toMatchObject({ status: 'shipped', courier: 'Domex' });

  await send({ intent: 'refuse', isRestocked: 'on' });
  expect(await send({ intent: 'delivered-and-paid', ...shown })).toMatchObject({ status: 409 });
  expect(await send({ intent: 'refuse' })).toMatchObject({
    answer: { refusal: { code: 'not-on-its-way' } },
  });
  expect(await order()).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' });
});

test.each([
  ['a note', { intent: 'note', text: 'Call in the evening' }],
  ['a refund', { intent: 'refund', amountLkr: '100', method: 'cash', shownRefundedLkr: '0' }],
  ['a change of the status', { intent: 'save', status: 'cancelled', shownStatus: 'pending' }],
])(
  '%s that is sent again, at once or later, is answered as the first time and counts once',
  async (_what, form) => {
    const { send, events } = await aDesk({ paymentStatus: 'paid' });
    const sent = { ...form, formKey: 'drawn by the page' };

    const answers = await Promise.all([send(sent), send(sent)]);
    const after = await events();
    if (form.intent === 'save') await send({ intent: 'save', status: 'pending' });
    answers.push(await send(sent));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveProperty('said');
    expect((await events()).slice(0, after.length)).toEqual(after);
    expect(await events()).toHaveLength(after.length + (form.intent === 'save' ? 1 : 0));
  },
);
