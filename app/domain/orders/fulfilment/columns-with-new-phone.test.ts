import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { trackOrder } from '#domain/orders/reading/track-order.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import { confirmOrder } from './confirm-order.server.ts';
import { confirmOwnOrder } from './confirm-own-order.server.ts';
import { editOrder } from './edit-order.server.ts';

async function open() {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const placed = await anOrder(shop, { customerPhone: '+94771234567' });
  const { id: orderId } = placed;
  const read = async () => {
    const order = await findOrder(shop, orderId);
    if (!order) throw new Error('The order is gone.');
    return order;
  };
  const edit = async (overrides: { phone?: string; city?: string }) => {
    const {
      version,
      customerName,
      customerPhone: phone,
      street: address,
      city,
      province,
    } = await read();
    const form = {
      orderId,
      version,
      customerName,
      phone,
      email: undefined,
      address,
      city,
      province,
    };
    const edited = await editOrder(owner, { ...form, quantities: new Map(), ...overrides });
    expect(edited).toMatchObject({ ok: true });
  };
  const isConfirmed = async () => (await read()).confirmedByPhoneAt !== null;
  const confirmByLink = () => confirmOwnOrder(shop, orderId, { intent: 'confirm' });
  const confirmOnPhone = () => confirmOrder(owner, { orderId });
  return { shop, placed, edit, isConfirmed, confirmByLink, confirmOnPhone };
}

test('an order that was confirmed by the link to a wrong number is to be confirmed again once the number is corrected', async () => {
  const { shop, placed, edit, isConfirmed, confirmByLink, confirmOnPhone } = await open();
  await confirmByLink();
  await edit({ city: 'Galle' });
  expect(await isConfirmed()).toBe(true);
  await edit({ phone: '+94771234568' });
  expect(await isConfirmed()).toBe(false);

  await confirmOnPhone();
  const orderNumber = placed.orderNumber.replace(/\D/g, '');
  const tracked = await trackOrder(shop, { orderNumber, phone: '+94771234568' });
  expect(tracked).toMatchObject({
    value: { steps: [{ step: 'placed' }, { step: 'confirmed' }] },
  });
});

test('an order that the owner confirmed on the phone after its customer did by the link stays confirmed with another number', async () => {
  const { edit, isConfirmed, confirmByLink, confirmOnPhone } = await open();
  await confirmByLink();
  await confirmOnPhone();
  await edit({ phone: '+94771234568' });
  expect(await isConfirmed()).toBe(true);
});

test('an order that the owner confirmed on the phone stays confirmed with another number', async () => {
  const { edit, isConfirmed, confirmOnPhone } = await open();
  await confirmOnPhone();
  await edit({ phone: '+94771234568' });
  expect(await isConfirmed()).toBe(true);
});
