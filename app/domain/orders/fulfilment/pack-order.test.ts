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
import type { ShipmentChange } from './note-shipment.server.ts';
import { packOrder } from './pack-order.server.ts';

type Form = Partial<ShipmentChange> & { orderId: string };

test('a parcel is packed once, and can be opened again while it waits', async () => {
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
])('an order that is %s keeps the courier that was typed beside the button', async (_, press) => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const shown = { shownCourier: '', shownTrackingNumber: '' };

  await press(shop, { orderId, ...shown, courier: 'Domex', trackingNumber: 'DX1' });
  expect(await findOrder(shop, orderId)).toMatchObject({ courier: 'Domex', trackingNumber: 'DX1' });

  await press(shop, { orderId });
  expect(await findOrder(shop, orderId)).toMatchObject({ courier: 'Domex', trackingNumber: 'DX1' });
  expect(
    await press(shop, { orderId, ...shown, courier: 'Pronto', trackingNumber: '' }),
  ).toMatchObject({ refusal: { code: 'shipment-changed-since', courier: 'Domex' } });
});

test('a parcel that has left is not packed any more, and a cancelled one is not packed when it comes back', async () => {
  const shop = await anOwner(await openTestShop());
  const gone = await anOrder(shop, { status: 'shipped' });
  expect(await packOrder(shop, { orderId: gone.id, isPacked: true })).toEqual({
    ok: false,
    refusal: { code: 'not-waiting' },
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

test.each(Object.entries(edits))('another %s on its slip means packing again', async (_, edit) => {
  const { shop, orderId, asItWas } = await aPackedOrder();
  expect(await editOrder(shop, { ...asItWas, ...edit })).toEqual({ ok: true, value: undefined });
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: null });
});

test('an e-mail address, which is not on the slip, leaves the parcel packed', async () => {
  const { shop, orderId, asItWas } = await aPackedOrder();
  await editOrder(shop, { ...asItWas, email: 'selvi@example.lk' });
  expect(await findOrder(shop, orderId)).toMatchObject({
    customerEmail: 'selvi@example.lk',
    packedAt: shop.now(),
  });
});

test('cash that is no longer to be collected means packing again, and a transfer that arrives does not', async () => {
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

test('a form that showed another slip packs nothing, and one sent twice packs once', async () => {
  const { shop, orderId, asItWas } = await aPackedOrder();
  const press = (version: number) =>
    packOrder(shop, { orderId, isPacked: true, onlyIf: 'pack', version });
  await confirmOrder(shop, { orderId });
  await editOrder(shop, { ...asItWas, city: 'Matale' });
  expect(await press(1)).toMatchObject({ refusal: { code: 'packing-slip-changed' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: null, version: 2 });
  expect([await press(2), await press(2)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: shop.now(), version: 2 });
});

test('where packing has to be the next step, an order that is unpaid, not confirmed or to be cancelled is not packed', async () => {
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
  if (!order) throw new Error('The order was not kept.');
  const asItWas: OrderEdit = {
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
  return { shop, orderId, asItWas };
}
