import { expect, test } from 'vitest';
import { anOrderWithForms } from '#test/order-steps.ts';

const orderWithForms = () => anOrderWithForms((step) => import(`./${step}.route.ts`));

const chosen = {
  'an order status': { status: 'cancelled', shownStatus: 'pending', reason: 'other' },
  'a payment status': { paymentStatus: 'failed', shownPaymentStatus: 'pending' },
};
const saved = {
  'an order status': { status: 'cancelled' },
  'a payment status': { paymentStatus: 'failed' },
};
const kindsOfStatus = ['an order status', 'a payment status'] as const;

test.each(kindsOfStatus)(
  'updating the courier also saves %s that was chosen in the form',
  async (what) => {
    const { send, order } = await orderWithForms();
    const shipment = { courier: 'Domex', trackingNumber: 'DX 1' };
    const shown = { shownCourier: '', shownTrackingNumber: '' };
    const pressed = { ...shipment, ...shown, button: 'update-courier' };

    expect(await send('status', { ...pressed, status: 'cancelled' })).toMatchObject({
      answer: { values: shipment, refusal: { code: 'cancel-reason-missing' } },
    });
    expect(await send('status', { ...pressed, ...chosen[what] })).toEqual({
      flash: 'order-status-updated',
    });
    expect(await order()).toMatchObject({ ...saved[what], ...shipment });
  },
);

test('updating an unchanged courier says that the courier was saved, not a status', async () => {
  const { send } = await orderWithForms();
  const shown = { status: 'pending', shownStatus: 'pending', shownCourier: '' };
  expect(await send('status', { ...shown, button: 'update-courier' })).toEqual({
    flash: 'order-shipment-noted',
  });
});

const stepsOfTheForm = [
  ['confirm', ''],
  ['pack', 'packed'],
  ['pack', 'not-packed'],
  ['ship', ''],
  ['status', 'delivered'],
  ['status', 'delivered-and-paid'],
  ['status', 'money-received'],
] as const;

test.each(
  stepsOfTheForm.flatMap(([step, button]) =>
    kindsOfStatus.map((what) => ({ step, button, what, form: chosen[what] })),
  ),
)(
  '$step $button is refused while the form has $what that the step would not save',
  async ({ step, button, form }) => {
    const { send, events } = await orderWithForms();
    const sent = { ...form, button, courier: 'Domex', shownCourier: '', shownTrackingNumber: '' };
    expect(await send(step, sent)).toMatchObject({
      status: 409,
      answer: { values: sent, refusal: { code: 'other-status-chosen' } },
    });
    expect(await events()).toEqual(['placed']);
  },
);

test('a step is accepted if the statuses chosen in the form are those that the step sets itself, or those that the form showed', async () => {
  const { send, order } = await orderWithForms();
  const shown = { shownStatus: 'pending', shownPaymentStatus: 'pending', paymentStatus: 'pending' };
  expect(await send('pack', { status: 'pending', ...shown })).toEqual({ flash: 'order-packed' });
  expect(await send('ship', { status: 'shipped', ...shown })).toEqual({ flash: 'order-shipped' });
  const chosenToo = { status: 'delivered', shownStatus: 'shipped', button: 'delivered-and-paid' };
  expect(await send('status', chosenToo)).toEqual({ flash: 'order-status-updated' });
  expect(await order()).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
});
