import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { aPaidOrder } from '#test/online-refund.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { editOrder } from './edit-order.server.ts';
import { saveOrderSchema } from './order-forms.server.ts';
import { requestedStatuses, saveOrder } from './save-order.server.ts';

const noneShown = { shownCourier: '', shownTrackingNumber: '' };
const domex = { courier: 'Domex', trackingNumber: 'DX 1' };

test('saving records the typed courier, and a form that did not show the courier keeps it', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);

  expect(await saveOrder(shop, { orderId, ...domex, ...noneShown })).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', ...domex });

  await saveOrder(shop, { orderId, status: 'shipped', courier: '', trackingNumber: '' });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'shipped', ...domex });
});

test('a form whose status another admin changed since it was shown is refused, and its courier is not saved', async () => {
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

test('the button for received money is refused for an order that is paid online', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { paymentMethod: 'payhere' });
  const step = { button: 'money-received', shownStatus: 'pending' } as const;

  const saved = await saveOrder(shop, { orderId, ...step, courier: '', trackingNumber: '' });

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
] as const)(
  'the button %s with the statuses %j is refused while the amount due is not the one that the form showed',
  async (button, chosen) => {
    const shop = await anOwner(await openTestShop());
    const { id: orderId, totalLkr } = await anOrder(shop, { paymentMethod: 'bank_transfer' });
    const form = { orderId, button, shownStatus: 'pending', ...chosen };
    const submit = (shownDueLkr: number) =>
      saveOrder(shop, { ...form, shownDueLkr, courier: '', trackingNumber: '' });

    expect(await submit(totalLkr - 500)).toEqual({
      ok: false,
      refusal: { code: 'due-changed-since', dueLkr: totalLkr },
    });
    expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', receivedLkr: 0 });
    expect(await submit(totalLkr)).toMatchObject({ ok: true });
    expect(await submit(totalLkr)).toMatchObject({ ok: true });
    expect(await findOrder(shop, orderId)).toMatchObject({
      paymentStatus: 'paid',
      receivedLkr: totalLkr,
    });
  },
);

test.each(['edited to cost 500 rupees less', 'cancelled'])(
  'recording the last 500 rupees due is refused, not reported as saved, if the order was %s in the meantime',
  async (change) => {
    const shop = await anOwner(await openTestShop());
    const balm = await aProduct(shop, { priceLkr: 500 });
    const paidInPart = {
      status: 'paid',
      receivedLkr: 1000,
      paymentMethod: 'bank_transfer',
    } as const;
    const lines = [{ product: balm, quantity: 3 }];
    const { id: orderId, customerName } = await anOrder(shop, { lines, ...paidInPart });
    const recipient = { customerName, phone: '+94771234567', email: undefined };
    const address = { address: '12 Temple Road', city: 'Colombo', province: 'Western' } as const;
    const quantities = new Map([[balm.id, 2]]);
    const edit = { orderId, version: 1, ...recipient, ...address, quantities };
    const changed = await (change === 'cancelled'
      ? cancelOrder(shop, { orderId, reason: 'customer-asked' })
      : editOrder(shop, edit));
    expect(changed).toMatchObject({ ok: true });

    const form = { orderId, button: 'money-received', shownStatus: 'paid' } as const;
    const sent = { ...form, shownDueLkr: 500, courier: '', trackingNumber: '' };
    expect(await saveOrder(shop, sent)).toEqual({
      ok: false,
      refusal: { code: 'due-changed-since', dueLkr: 0 },
    });
    expect(await findOrder(shop, orderId)).toMatchObject({ receivedLkr: 1000 });
  },
);

const shown = {
  status: 'pending',
  shownStatus: 'pending',
  paymentStatus: 'pending',
  shownPaymentStatus: 'pending',
};

test.each([
  ['nothing', shown, {}],
  ['the status', { ...shown, status: 'paid' }, { status: 'paid' }],
  ['the payment status', { ...shown, paymentStatus: 'failed' }, { paymentStatus: 'failed' }],
  ['a status without the one shown', { status: 'shipped' }, { status: 'shipped' }],
  [
    'the button for cash',
    { ...shown, button: 'delivered-and-paid' },
    { status: 'delivered', paymentStatus: 'paid' },
  ],
  [
    'the button for a transfer, of a pending order',
    { ...shown, button: 'money-received' },
    { status: 'paid', paymentStatus: 'paid' },
  ],
  [
    'the button for a transfer, of a shipped order',
    { ...shown, status: 'shipped', shownStatus: 'shipped', button: 'money-received' },
    { paymentStatus: 'paid' },
  ],
])('a form requests the statuses that were changed in it: %s', (_what, form, requested) => {
  const wanted = { courier: '', trackingNumber: '', ...form };
  expect(requestedStatuses(saveOrderSchema.parse(wanted))).toEqual(requested);
});

test.each(['sold', '', 'PAID', '\0'])('a status of %j is refused', (status) => {
  const issues = saveOrderSchema.safeParse({ ...shown, status }).error?.issues;
  expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([['status', 'choose']]);
});

test('an order is not marked as refunded while its refund through the gateway has no result', async () => {
  const { owner, order, pressRefund, readOrder } = await aPaidOrder();
  expect(await pressRefund({ amountLkr: 1000 }, { kind: 'unknown' })).toBe('unknown');
  const form = {
    ...{ orderId: order.id, paymentStatus: 'refunded' as const, shownPaymentStatus: 'paid' },
    ...{ courier: '', trackingNumber: '' },
  };
  for (const command of [saveOrder, changeOrderStatus]) {
    expect(await command(owner, form)).toEqual({ ok: false, refusal: { code: 'refund-open' } });
  }
  expect(await readOrder()).toMatchObject({ paymentStatus: 'paid', refundedLkr: 0 });
});
