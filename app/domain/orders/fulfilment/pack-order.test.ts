import { expect, test } from 'vitest';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { confirmOrder } from './confirm-order.server.ts';
import { editOrder, type OrderEdit } from './edit-order.server.ts';
import { packOrder } from './pack-order.server.ts';
import type { ShipmentChange } from './record-shipment.server.ts';

type Form = Partial<ShipmentChange> & { orderId: string };

test('an order is packed once, and can be marked as not packed before it is shipped', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const packedAt = async () => (await findOrder(shop, orderId))?.packedAt;

  await packOrder(shop, { orderId, isPacked: true });
  await packOrder(shop, { orderId, isPacked: true });
  expect(await packedAt()).toEqual(shop.now());
  await packOrder(shop, { orderId, isPacked: false });
  expect(await packedAt()).toBeNull();

  const history = await listHistory(shop, orderId);
  expect(history.map(({ event, details }) => [event, details])).toEqual([
    ['placed', expect.anything()],
    ['packed', { isPacked: true }],
    ['packed', { isPacked: false }],
  ]);
});

test.each([
  ['packed', (shop: AdminShop, form: Form) => packOrder(shop, { ...form, isPacked: true })],
  ['not packed', (shop: AdminShop, form: Form) => packOrder(shop, { ...form, isPacked: false })],
  ['confirmed', (shop: AdminShop, form: Form) => confirmOrder(shop, form)],
])(
  'an order that is marked as %s gets the courier that was typed in the same form',
  async (_, submit) => {
    const shop = await anOwner(await openTestShop());
    const { id: orderId } = await anOrder(shop);
    const shown = { shownCourier: '', shownTrackingNumber: '' };

    await submit(shop, { orderId, ...shown, courier: 'Domex', trackingNumber: 'DX1' });
    expect(await findOrder(shop, orderId)).toMatchObject({
      courier: 'Domex',
      trackingNumber: 'DX1',
    });

    await submit(shop, { orderId });
    expect(await findOrder(shop, orderId)).toMatchObject({
      courier: 'Domex',
      trackingNumber: 'DX1',
    });
    expect(
      await submit(shop, { orderId, ...shown, courier: 'Pronto', trackingNumber: '' }),
    ).toMatchObject({ refusal: { code: 'shipment-changed-since', courier: 'Domex' } });
  },
);

test('a shipped order cannot be packed, and an order that is cancelled and reinstated is no longer packed', async () => {
  const shop = await anOwner(await openTestShop());
  const shipped = await anOrder(shop, { status: 'shipped' });
  expect(await packOrder(shop, { orderId: shipped.id, isPacked: true })).toEqual({
    ok: false,
    refusal: { code: 'not-waiting-to-ship' },
  });

  const { id: orderId } = await anOrder(shop);
  await packOrder(shop, { orderId, isPacked: true });
  await cancelOrder(shop, { orderId, reason: 'customer-asked' });
  await changeOrderStatus(shop, { orderId, status: 'pending' });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', packedAt: null });
});

const edits = {
  name: { customerName: 'Selvi Nadarajah' },
  phone: { phone: '+94701555136' },
  address: { address: '5 Hidden Lane' },
  city: { city: 'Matale' },
  district: { district: 'Matale' },
  province: { district: null, province: 'Southern' },
  'payment method': { paymentMethod: 'bank_transfer' },
  note: { specialInstructions: 'Ring twice' },
} satisfies Record<string, Partial<OrderEdit>>;

test.each(Object.entries(edits))(
  'an edit of the %s on the packing slip makes an order unpacked',
  async (_, edit) => {
    const { shop, orderId, unchanged } = await aPackedOrder();
    expect(await editOrder(shop, { ...unchanged, ...edit })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: null });
  },
);

test('an edit of the e-mail address, which is not on the packing slip, leaves the parcel packed', async () => {
  const { shop, orderId, unchanged } = await aPackedOrder();
  await editOrder(shop, { ...unchanged, email: 'selvi@example.lk' });
  expect(await findOrder(shop, orderId)).toMatchObject({
    customerEmail: 'selvi@example.lk',
    packedAt: shop.now(),
  });
});

test('an order becomes unpacked if its cash is no longer to be collected, but not if its bank transfer arrives', async () => {
  const shop = await anOwner(await openTestShop());
  const cod = await anOrder(shop);
  const transfer = await anOrder(shop, { paymentMethod: 'bank_transfer' });
  for (const { id: orderId } of [cod, transfer]) {
    await packOrder(shop, { orderId, isPacked: true });
    await changeOrderStatus(shop, { orderId, status: 'paid' });
  }
  expect(await findOrder(shop, cod.id)).toMatchObject({ packedAt: null, version: 2 });
  expect(await findOrder(shop, transfer.id)).toMatchObject({ packedAt: shop.now(), version: 1 });
});

test('packing an order from a form with an older packing slip is refused, and sending a form twice is accepted', async () => {
  const { shop, orderId, unchanged } = await aPackedOrder();
  const submit = (version: number) =>
    packOrder(shop, { orderId, isPacked: true, onlyIf: 'pack', version });
  await confirmOrder(shop, { orderId });
  await editOrder(shop, { ...unchanged, city: 'Matale' });
  expect(await submit(1)).toMatchObject({ refusal: { code: 'packing-slip-changed' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: null, version: 2 });
  expect([await submit(2), await submit(2)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: shop.now(), version: 2 });
});

test('an order that is unpaid, unconfirmed or asked to be cancelled is refused if packing has to be its next step', async () => {
  const shop = await anOwner(await openTestShop());
  const confirmed = { confirmedByPhoneAt: shop.now() };
  const asked = await anOrder(shop, confirmed);
  await askToCancel(shop, { orderId: asked.id, words: '' });
  const unpaid = await anOrder(shop, { paymentMethod: 'bank_transfer' });
  const packed = [];
  for (const { id: orderId } of [
    await anOrder(shop, confirmed),
    asked,
    unpaid,
    await anOrder(shop),
  ])
    packed.push((await packOrder(shop, { orderId, isPacked: true, onlyIf: 'pack' })).ok);
  expect(packed).toEqual([true, false, false, false]);
});

async function aPackedOrder() {
  const shop = await anOwner(await openSellingShop());
  await shop.db
    .update(settings)
    .set({ bankTransferEnabled: true, bankAccountDetails: 'Account 1' });
  const { id: orderId } = await anOrder(shop, { district: 'Kandy', province: 'Central' });
  await packOrder(shop, { orderId, isPacked: true });
  const order = await findOrder(shop, orderId);
  if (!order) throw new Error('The order was not inserted.');
  const unchanged: OrderEdit = {
    orderId,
    version: order.version,
    customerName: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail ?? undefined,
    address: order.street,
    city: order.city,
    district: order.district,
    province: order.province,
    quantities: new Map(),
  };
  return { shop, orderId, unchanged };
}
