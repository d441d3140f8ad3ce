import { afterAll, beforeAll, expect, test } from 'vitest';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { recordShipment } from '#domain/orders/fulfilment/record-shipment.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anAccount } from '#test/running-shop.ts';
import { anOwner } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

const password = 'seven herbs in oil';
let shop: InProcessShop;
let packer: Visitor;

beforeAll(async () => {
  shop = await openInProcess({});
  packer = await signInAsNewPacker();
});
afterAll(() => shop?.close());

async function signInAsNewPacker(): Promise<Visitor> {
  await anAccount(shop.running, { username: 'kamala', password, owner: true });
  const kamala = shop.visitor();
  await kamala.post('/admin/sign-in', { username: 'kamala', password, next: '/admin/admins' });
  const fields = { name: 'Dilani Fonseka', username: 'dilani', role: 'packer', password };
  const added = await kamala.post('/admin/admins/new?who=new', fields);
  const [link = ''] = /\/admin\/set-password\/[\w-]{43}/.exec(added.body) ?? [];
  const dilani = shop.visitor();
  await dilani.post(link, { password: 'a jar on the shelf' });
  await dilani.post('/admin/sign-in', { username: 'dilani', password: 'a jar on the shelf' });
  return dilani;
}

/** Places an order that its customer confirmed by phone. A packer's forms send its order number as `orderId`. */
async function aParcel(customerName: string, overrides: Parameters<typeof anOrder>[1] = {}) {
  const confirmed = { customerName, confirmedByPhoneAt: shop.shop.now(), ...overrides };
  return anOrder(shop.shop, confirmed);
}

test('a packer is redirected to the parcels, with no link to a page that packers may not open', async () => {
  const landed = await packer.get('/admin/dashboard');
  expect([landed.status, landed.headers.get('Location')]).toEqual([302, '/admin/packing']);
  await aParcel('Amara Silva');
  const { body } = await packer.get('/admin/packing');
  const linkedPaths = [...body.matchAll(/\b(?:href|action)="(\/admin[^"?#]*)/g)].map(
    ([, path]) => path,
  );
  expect([...new Set(linkedPaths)].sort()).toEqual([
    '/admin/orders/print',
    '/admin/packing',
    '/admin/panel-language',
    '/admin/sign-out',
  ]);
});

test('without JavaScript a parcel is packed and handed over with its tracking number, and no price is shown', async () => {
  const { id, orderNumber } = await aParcel('Ruwan Jayasuriya');
  const waiting = await packer.get('/admin/packing');
  expect(waiting.body).toContain('Ruwan Jayasuriya');
  expect(waiting.body).not.toContain('₨');

  await packer.post('/admin/packing', { orderId: orderNumber });
  expect((await findOrder(shop.shop, id))?.packedAt).not.toBeNull();

  const numbers = {
    orderId: orderNumber,
    courier: 'Domex',
    [`trackingNumber.${orderNumber}`]: 'DX 12',
  };
  const handedOver = await packer.post('/admin/packing/hand-over', numbers);
  expect(handedOver.body).toContain('Marked as shipped: 1');
  const shipped = { status: 'shipped', courier: 'Domex', trackingNumber: 'DX 12' };
  expect(await findOrder(shop.shop, id)).toMatchObject(shipped);
});

test('handing over keeps the recorded courier of a parcel, and a tracking number that was corrected in the meantime', async () => {
  const recorded = { courier: 'Pronto', trackingNumber: 'P7', packedAt: shop.shop.now() };
  const oldest = { createdAt: new Date('2026-01-01'), ...recorded };
  const { id, orderNumber } = await aParcel('Sita Perera', oldest);
  const page = await packer.get('/admin/packing');
  const suggested = /name="suggestedCourier" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
  expect(suggested).toBe('Domex');
  expect(page.body).toContain('Courier on the order: Pronto');
  expect(page.body).toContain(`name="shownTrackingNumber.${orderNumber}" value="P7"`);

  const shown = { suggestedCourier: suggested, [`shownTrackingNumber.${orderNumber}`]: 'P7' };
  const corrected = { orderId: id, courier: 'Pronto', trackingNumber: 'P8' };
  await recordShipment(await anOwner(shop.shop), corrected);
  const handOver = (trackingNumber: string) =>
    packer.post('/admin/packing/hand-over', {
      ...shown,
      orderId: orderNumber,
      courier: suggested,
      [`trackingNumber.${orderNumber}`]: trackingNumber,
    });
  const conflict = await handOver('P9');
  expect(conflict.body).toContain('another admin changed their tracking numbers');
  expect(conflict.body).toContain(orderNumber);
  expect(conflict.body).toContain(`name="shownTrackingNumber.${orderNumber}" value="P8"`);

  expect((await handOver('P7')).body).toContain('Marked as shipped: 1');
  const shipped = { status: 'shipped', courier: 'Pronto', trackingNumber: 'P8' };
  expect(await findOrder(shop.shop, id)).toMatchObject(shipped);
});

test('a form without a ticked parcel is refused with a hint, and ships nothing', async () => {
  const { id } = await aParcel('Selvi Rajah');
  await packOrder(await anOwner(shop.shop), { orderId: id, isPacked: true });
  const response = await packer.post('/admin/packing/hand-over', { courier: 'Domex' });
  expect(response.status).toBe(422);
  expect(response.body).toContain('Tick the parcels that leave.');
  expect(await findOrder(shop.shop, id)).toMatchObject({ status: 'pending' });
});

/** Returns the tag of an input by its name and, where several have that name, its value. */
function inputIn(body: string, name: string, value = ''): string {
  const tags = body.match(/<input[^>]*>/g) ?? [];
  const valueAttribute = value === '' ? 'value="' : `value="${value}"`;
  const matches = (tag: string) => tag.includes(`name="${name}"`) && tag.includes(valueAttribute);
  return tags.find(matches) ?? '';
}

test('without JavaScript a number typed for a parcel that stays is shown again, and its box is ticked', async () => {
  const owner = await anOwner(shop.shop);
  const [leaving, staying] = [await aParcel('Aruni Leaves'), await aParcel('Bandu Stays')];
  for (const { id } of [leaving, staying]) await packOrder(owner, { orderId: id, isPacked: true });
  const typed = {
    [`trackingNumber.${leaving.orderNumber}`]: 'K 1',
    [`trackingNumber.${staying.orderNumber}`]: 'K 2',
  };
  const shown = {
    [`shownTrackingNumber.${leaving.orderNumber}`]: '',
    [`shownTrackingNumber.${staying.orderNumber}`]: '',
  };
  await recordShipment(owner, { orderId: staying.id, courier: '', trackingNumber: 'K 3' });
  const form = { orderId: leaving.orderNumber, courier: 'Koombiyo', ...typed, ...shown };
  const { body } = await packer.post('/admin/packing/hand-over', form);
  expect(body).toContain('Marked as shipped: 1');
  expect(inputIn(body, `trackingNumber.${staying.orderNumber}`)).toContain('value="K 2"');
  expect(inputIn(body, `shownTrackingNumber.${staying.orderNumber}`)).toContain('value=""');
  expect(inputIn(body, 'orderId', staying.orderNumber)).toContain('checked');
});

test('without JavaScript a courier or number that is too long keeps the ticks as they were', async () => {
  const owner = await anOwner(shop.shop);
  const [leaving, staying] = [await aParcel('Anula Leaves'), await aParcel('Bhanu Stays')];
  for (const { id } of [leaving, staying]) await packOrder(owner, { orderId: id, isPacked: true });
  for (const field of ['courier', `trackingNumber.${leaving.orderNumber}`]) {
    const form = { orderId: leaving.orderNumber, [field]: 'x'.repeat(200) };
    const { status, body } = await packer.post('/admin/packing/hand-over', form);
    expect(status).toBe(422);
    expect(inputIn(body, field), field).toContain('aria-invalid');
    expect(inputIn(body, 'orderId', leaving.orderNumber), field).toContain('checked');
    expect(inputIn(body, 'orderId', staying.orderNumber), field).not.toContain('checked');
  }
});

test('after a conflict the form keeps its courier and its ticks, so that it can be sent again', async () => {
  const owner = await anOwner(shop.shop);
  const [changed, staying] = [await aParcel('Chamara Changed'), await aParcel('Bimal Stays')];
  for (const { id } of [changed, staying]) await packOrder(owner, { orderId: id, isPacked: true });
  await recordShipment(owner, { orderId: changed.id, courier: '', trackingNumber: 'R 8' });
  const { body } = await packer.post('/admin/packing/hand-over', {
    orderId: changed.orderNumber,
    courier: 'Royal',
    suggestedCourier: 'Domex',
    [`trackingNumber.${changed.orderNumber}`]: 'R 9',
    [`shownTrackingNumber.${changed.orderNumber}`]: '',
  });
  expect(body).toContain('another admin changed their tracking numbers');
  expect(inputIn(body, `trackingNumber.${changed.orderNumber}`)).toContain('value="R 8"');
  expect(inputIn(body, 'courier')).toContain('value="Royal"');
  expect(inputIn(body, 'suggestedCourier')).toContain('value="Domex"');
  expect(inputIn(body, 'orderId', changed.orderNumber)).toContain('checked');
  expect(inputIn(body, 'orderId', staying.orderNumber)).not.toContain('checked');
});

test('a packer prints the packing slip of a parcel to pack, but no invoice and no other order', async () => {
  const parcel = await aParcel('Mahesh Cooray');
  const chargedBackAt = shop.shop.now();
  const paidOnline = {
    customerName: 'Charged Back',
    paymentMethod: 'payhere',
    paymentStatus: 'paid',
  } as const;
  const chargedBack = await anOrder(shop.shop, { ...paidOnline, status: 'paid', chargedBackAt });
  const unconfirmed = await anOrder(shop.shop, { customerName: 'Nobody Called' });
  const orders = [parcel, unconfirmed, chargedBack];
  const numbers = orders.map(({ orderNumber }) => `orderId=${orderNumber}`).join('&');
  const { body } = await packer.get(`/admin/orders/print?kind=invoice&${numbers}`);
  expect(body).toContain('paper-packing-slip');
  expect(body).not.toContain('paper-invoice');
  expect(body).toContain('Mahesh Cooray');
  expect(body).not.toContain('Nobody Called');
  expect(body).not.toContain('Charged Back');
});
