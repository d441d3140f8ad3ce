import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { saveOrderSchema } from './order-forms.server.ts';
import { requestedStatuses, saveOrder } from './save-order.server.ts';

const noneShown = { shownCourier: '', shownTrackingNumber: '' };
const domex = { courier: 'Domex', trackingNumber: 'DX 1' };

test('saving keeps the courier that was typed, with the status or without', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);

  expect(await saveOrder(shop, { orderId, ...domex, ...noneShown })).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', ...domex });

  await saveOrder(shop, { orderId, status: 'shipped', courier: '', trackingNumber: '' });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'shipped', ...domex });
});

test('where the status changed since, the courier is not saved either', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { status: 'cancelled' });

  const saved = await saveOrder(shop, {
    orderId,
    ...domex,
    ...noneShown,
    status: 'shipped',
    shownStatus: 'pending',
  });

  expect(saved).toMatchObject({ ok: false, refusal: { code: 'status-changed-since' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled', courier: '' });
});

test('money of an order that is paid online is not received by a press: only its provider can say so', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { paymentMethod: 'payhere' });
  const press = { button: 'money-received', shownStatus: 'pending' } as const;

  const saved = await saveOrder(shop, { orderId, ...press, courier: '', trackingNumber: '' });

  expect(saved).toMatchObject({ refusal: { code: 'paid-online' } });
  expect(await findOrder(shop, orderId)).toMatchObject({
    paymentStatus: 'pending',
    receivedLkr: 0,
  });
});

test.each([
  ['money-received', {}],
  ['delivered-and-paid', {}],
  ['save', { paymentStatus: 'paid', shownPaymentStatus: 'pending' }],
  ['save', { status: 'paid' }],
] as const)('%s receives no other amount than the form showed %j', async (button, chosen) => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId, totalLkr } = await anOrder(shop, { paymentMethod: 'bank_transfer' });
  const form = { orderId, button, shownStatus: 'pending', ...chosen };
  const press = (shownDueLkr: number) =>
    saveOrder(shop, { ...form, shownDueLkr, courier: '', trackingNumber: '' });

  expect(await press(totalLkr - 500)).toEqual({
    ok: false,
    refusal: { code: 'due-changed-since', dueLkr: totalLkr },
  });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', receivedLkr: 0 });
  expect(await press(totalLkr)).toMatchObject({ ok: true });
  expect(await press(totalLkr)).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({
    paymentStatus: 'paid',
    receivedLkr: totalLkr,
  });
});

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
    { ...shown, button: 'delivered-and-paid' },
    { status: 'delivered', paymentStatus: 'paid' },
  ],
  [
    'the one button for a transfer, of an order that waits',
    { ...shown, button: 'money-received' },
    { status: 'paid', paymentStatus: 'paid' },
  ],
  [
    'the one button for a transfer, of a parcel on its way',
    { ...shown, status: 'shipped', shownStatus: 'shipped', button: 'money-received' },
    { paymentStatus: 'paid' },
  ],
])('the form asks for what was changed in it: %s', (_what, form, asked) => {
  const wanted = { courier: '', trackingNumber: '', ...form };
  expect(requestedStatuses(saveOrderSchema.parse(wanted))).toEqual(asked);
});

test.each(['sold', '', 'PAID', '\0'])('a status of %j is refused', (status) => {
  const issues = saveOrderSchema.safeParse({ ...shown, status }).error?.issues;
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([['status', 'choose']]);
});
