import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { editOrder, type OrderEdit } from './edit-order.server.ts';

type Columns = Parameters<typeof anOrder>[1];

async function anOrderToColombo(columns: Columns = {}, quantity = 1) {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const lines = [{ product: oil, quantity }];
  const place = { district: 'Colombo', province: 'Western' } as const;
  const { id: orderId } = await anOrder(shop, {
    ...place,
    ...columns,
    deliveryFeeLkr: 300,
    lines,
  });
  await shop.db.update(settings).set({
    ...{ freeDelivery: false, deliveryFeeLkr: 350 },
    ...{ districtFees: 'Jaffna 450', districtsWithoutCash: 'Jaffna\nMannar' },
  });
  const edit = (overrides: Partial<OrderEdit>) =>
    editOrder(shop, {
      ...{ orderId, version: 1, quantities: new Map(), province: 'Western' },
      ...{ customerName: 'Nimal Perera', phone: '+94771234567', email: undefined },
      ...{ address: '12 Temple Road', city: 'Colombo', district: 'Colombo' },
      ...overrides,
    });
  const order = () => findOrder(shop, orderId);
  const units = (count: number) => ({ quantities: new Map([[oil.id, count]]) });
  return { edit, order, units };
}

const jaffna = { city: 'Jaffna', district: 'Jaffna', province: 'Northern' } as const;
const mannar = { city: 'Mannar', district: 'Mannar', province: 'Northern' } as const;
const noCashIn = (district: string) => ({
  ok: false,
  refusal: { code: 'no-cash-there', district },
});

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
  expect(await edit(jaffna)).toEqual(noCashIn('Jaffna'));
  expect(await order()).toMatchObject({ district: 'Colombo' });
});

test('a paid order can move to a district without cash on delivery, unless the edit makes cash due there', async () => {
  const { edit, order, units } = await anOrderToColombo({ paymentStatus: 'paid' });
  expect(await edit({ ...mannar, ...units(2) })).toEqual(noCashIn('Mannar'));
  expect(await order()).toMatchObject({ district: 'Colombo', totalLkr: 4100 });

  expect(await edit(mannar)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ district: 'Mannar', dueLkr: 0 });
});

test('an order can move to a district without cash on delivery if the same edit leaves nothing due', async () => {
  const { edit, order, units } = await anOrderToColombo({ receivedLkr: 4100 }, 2);
  expect(await edit(mannar)).toEqual(noCashIn('Mannar'));
  expect(await edit({ ...mannar, ...units(1) })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ district: 'Mannar', dueLkr: 0, paymentStatus: 'paid' });
});

test('an order with cash to collect in a district without cash on delivery can be edited, but not to more cash', async () => {
  const { edit, order, units } = await anOrderToColombo(jaffna, 2);
  expect(await edit({ ...jaffna, address: '14 Temple Road' })).toMatchObject({ ok: true });
  expect(await edit({ ...jaffna, version: 2, ...units(1) })).toMatchObject({ ok: true });
  expect(await edit({ ...jaffna, version: 3, ...units(2) })).toEqual(noCashIn('Jaffna'));
  expect(await edit({ ...mannar, version: 3 })).toEqual(noCashIn('Mannar'));
  expect(await order()).toMatchObject({ district: 'Jaffna', dueLkr: 4100 });
});
