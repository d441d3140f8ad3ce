import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { editOrder, type OrderEdit } from './edit-order.server.ts';

async function anOrderToColombo(columns: { paymentMethod?: 'cod' | 'bank_transfer' } = {}) {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const lines = [{ product: oil, quantity: 1 }];
  const place = { district: 'Colombo', province: 'Western' } as const;
  const { id: orderId } = await anOrder(shop, {
    ...place,
    ...columns,
    deliveryFeeLkr: 300,
    lines,
  });
  await shop.db.update(settings).set({
    ...{ freeDelivery: false, deliveryFeeLkr: 350 },
    ...{ districtFees: 'Jaffna 450', districtsWithoutCash: 'Jaffna' },
  });
  const edit = (overrides: Partial<OrderEdit>) =>
    editOrder(shop, {
      ...{ orderId, version: 1, quantities: new Map(), province: 'Western' },
      ...{ customerName: 'Nimal Perera', phone: '+94771234567', email: undefined },
      ...{ address: '12 Temple Road', city: 'Colombo', district: 'Colombo' },
      ...overrides,
    });
  const order = () => findOrder(shop, orderId);
  return { edit, order };
}

const jaffna = { city: 'Jaffna', district: 'Jaffna', province: 'Northern' } as const;

test('an order that moves to a district with another fee gets today’s fee of that district', async () => {
  const { edit, order } = await anOrderToColombo({ paymentMethod: 'bank_transfer' });
  expect(await edit(jaffna)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ district: 'Jaffna', deliveryFeeLkr: 450, totalLkr: 4250 });
});

test('an order that stays in its district keeps the fee of the day it was placed', async () => {
  const { edit, order } = await anOrderToColombo();
  expect(await edit({ address: '14 Temple Road' })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ deliveryFeeLkr: 300, totalLkr: 4100 });
});

test('an order with cash to collect cannot move to a district without cash on delivery', async () => {
  const { edit, order } = await anOrderToColombo();
  expect(await edit(jaffna)).toEqual({
    ok: false,
    refusal: { code: 'no-cash-there', district: 'Jaffna' },
  });
  expect(await order()).toMatchObject({ district: 'Colombo' });
});
