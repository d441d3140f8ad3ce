import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { formWith } from '#test/form-in-page.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openInProcess({});
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

test('saving again after a conflict changes only the fields that were changed in this form', async () => {
  const balm = await aProduct(shop.shop, { stock: 9 });
  const { id } = await anOrder(shop.shop);
  const path = `/admin/orders/${id}/edit`;
  const { action, fields } = formWith((await owner.get(path)).body, 'customerName');
  const opened = { ...fields, district: 'Colombo' };
  const theirs = { ...opened, city: 'Galle', [`quantity.${balm.id}`]: '1' };
  expect((await owner.post(action, { ...theirs, formKey: 'theirs' })).status).toBe(303);

  const mine = { ...opened, customerName: 'Nimal Corrected' };
  const refused = await owner.post(action, mine);
  expect(refused.status).toBe(409);
  const merged = formWith(refused.body, 'customerName').fields;
  expect(merged).toMatchObject({ city: 'Galle', customerName: 'Nimal Corrected' });

  const invalid = await owner.post(action, { ...merged, phone: 'none' });
  expect(invalid.status).toBe(422);
  expect(formWith(invalid.body, 'customerName').fields['version']).toBe(merged['version']);

  expect((await owner.post(action, merged)).status).toBe(303);
  const order = await findOrder(shop.shop, id);
  expect(order).toMatchObject({ city: 'Galle', customerName: 'Nimal Corrected' });
  expect(order?.lines.map(({ productId }) => productId)).toContain(balm.id);
});

test('an edit by another admin is not overwritten by a form that was opened before, refused and corrected', async () => {
  const { id } = await anOrder(shop.shop);
  const path = `/admin/orders/${id}/edit`;
  const { action, fields } = formWith((await owner.get(path)).body, 'customerName');
  const opened = { ...fields, district: 'Colombo' };
  await owner.post(action, { ...opened, city: 'Galle', formKey: 'theirs' });

  const wrong = await owner.post(action, { ...opened, phone: 'none' });
  expect(wrong.status).toBe(422);
  const corrected = { ...formWith(wrong.body, 'customerName').fields, phone: '0771234567' };
  expect((await owner.post(action, corrected)).status).toBe(409);
  expect(await findOrder(shop.shop, id)).toMatchObject({ city: 'Galle' });
});

test('a refund that restocked a unit since the form was opened is shown before the edit is saved', async () => {
  const oil = await aProduct(shop.shop, { stock: 9 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id } = await anOrder(shop.shop, { lines, status: 'paid', paymentStatus: 'paid' });
  const { action, fields } = formWith((await owner.get(`/admin/orders/${id}/edit`)).body, 'city');
  const refund = { amountLkr: 170, method: 'cash', reason: 'One is enough' } as const;
  const returned = { returnedUnits: new Map([[oil.id, 1]]), shownRefundedLkr: 0 };
  await refundOrder(await anOwner(shop.shop), { orderId: id, ...refund, ...returned });

  const refused = await owner.post(action, { ...fields, district: 'Colombo', city: 'Galle' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Someone changed this order in the meantime.');
  expect(refused.body).toContain('One is enough');
  const merged = formWith(refused.body, 'city').fields;
  expect((await owner.post(action, merged)).status).toBe(303);
  expect(await findOrder(shop.shop, id)).toMatchObject({ city: 'Galle', lines: [{ returned: 1 }] });
});

test('an edit made before the form was opened is not shown as the change made since', async () => {
  const { id } = await anOrder(shop.shop);
  const path = `/admin/orders/${id}/edit`;
  const editCity = async (city: string) => {
    const { action, fields } = formWith((await owner.get(path)).body, 'city');
    return owner.post(action, { ...fields, district: 'Colombo', city });
  };
  expect((await editCity('Galle')).status).toBe(303);

  const { action, fields } = formWith((await owner.get(path)).body, 'city');
  const admin = await anOwner(shop.shop);
  await changeOrderStatus(admin, { orderId: id, status: 'cancelled' });
  await changeOrderStatus(admin, { orderId: id, status: 'pending' });
  const refused = await owner.post(action, { ...fields, city: 'Matara' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('Someone changed this order in the meantime.');
  expect(refused.body).not.toContain('→ Galle');

  expect((await editCity('Kandy')).status).toBe(303);
  const conflict = await owner.post(action, { ...fields, city: 'Matara' });
  expect(conflict.body).toContain('→ Kandy');
});

test('raising a quantity of a reopened order beyond the stock is refused with the units in stock and the units that the order lacks', async () => {
  const oil = await aProduct(shop.shop, { stock: 5 });
  const buy = (quantity: number) => anOrder(shop.shop, { lines: [{ product: oil, quantity }] });
  const { id: orderId } = await buy(5);
  const admin = await anOwner(shop.shop);
  await changeOrderStatus(admin, { orderId, status: 'cancelled' });
  const other = await buy(3);
  await changeOrderStatus(admin, { orderId, status: 'pending' });
  await changeOrderStatus(admin, { orderId: other.id, status: 'cancelled' });

  const path = `/admin/orders/${orderId}/edit`;
  const { action, fields } = formWith((await owner.get(path)).body, 'city');
  const raised = { ...fields, district: 'Colombo', [`quantity.${oil.id}`]: '6' };
  const refused = await owner.post(action, raised);
  expect(refused.body).toContain('only 3 more in stock, and this order still lacks 3.');
});
