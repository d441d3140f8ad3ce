import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { formWith, postForms } from '#test/form-in-page.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: AdminShop;
let admin: Visitor;

beforeAll(async () => {
  shop = await openInProcess({});
  owner = await anOwner(shop.shop);
  admin = await shop.signedIn(owner.actor.userId);
});
afterAll(() => shop?.close());

/** Places an order that its customer confirmed by phone. */
function aParcel() {
  return anOrder(shop.shop, { confirmedByPhoneAt: shop.shop.now() });
}

test('an older page hands over no parcel that is to be packed again or cancelled, and no order of another queue', async () => {
  const [leaving, paidSince, askedSince] = [await aParcel(), await aParcel(), await aParcel()];
  for (const { id } of [leaving, paidSince, askedSince])
    await packOrder(owner, { orderId: id, isPacked: true });
  const unpaid = await anOrder(shop.shop, { paymentMethod: 'bank_transfer' });
  await changeOrderStatus(owner, { orderId: paidSince.id, paymentStatus: 'paid' });
  await askToCancel(shop.shop, { orderId: askedSince.id, words: '' });

  const fields = new URLSearchParams({ courier: 'Domex' });
  for (const { id } of [leaving, paidSince, askedSince, unpaid]) fields.append('orderId', id);
  const { body } = await admin.post('/admin/packing/hand-over', fields);
  expect(body).toContain('Marked as shipped: 1');
  const notShipped = [paidSince, askedSince, unpaid];
  const numbers = notShipped.map(({ orderNumber }) => orderNumber).join(', ');
  expect(body).toContain(`Not changed, because they no longer wait to be shipped: ${numbers}`);
  for (const { id } of notShipped)
    expect(await findOrder(shop.shop, id)).toMatchObject({ status: 'pending', courier: '' });
});

test.each(['/admin/packing', '/admin/today'])(
  '%s packs no parcel whose packing slip has changed since the page was opened',
  async (path) => {
    const { id } = await aParcel();
    const press = ({ body }: { body: string }) => {
      const form = postForms(body).find(({ fields: { orderId } }) => orderId === id);
      return admin.post(path, form?.fields ?? {});
    };
    const opened = await admin.get(path);
    await changeOrderStatus(owner, { orderId: id, paymentStatus: 'paid' });
    await press(opened);
    expect(await findOrder(shop.shop, id)).toMatchObject({ packedAt: null });
    const reloaded = await admin.get(path);
    expect(reloaded.body).toContain('This order has moved on in the meantime.');
    await press(reloaded);
    expect((await findOrder(shop.shop, id))?.packedAt).not.toBeNull();
  },
);

test('the page of an order packs no parcel whose packing slip has changed since the page was opened', async () => {
  const { id } = await aParcel();
  const path = `/admin/orders/${id}`;
  const pack = ({ body }: { body: string }) =>
    admin.post(`${path}/pack`, { ...formWith(body, 'version').fields, button: 'packed' });
  const opened = await admin.get(path);
  await changeOrderStatus(owner, { orderId: id, paymentStatus: 'paid' });
  const refused = await pack(opened);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.stringContaining('The packing slip has changed in the meantime.'),
  ]);
  expect(await findOrder(shop.shop, id)).toMatchObject({ packedAt: null });
  await pack(refused);
  expect((await findOrder(shop.shop, id))?.packedAt).not.toBeNull();
});

test('a row of Today and the page of an order record no payment of an amount that they did not show', async () => {
  const product = await aProduct(shop.shop, { stock: 5, priceLkr: 3800 });
  const { id } = await anOrder(shop.shop, {
    lines: [{ product, quantity: 1 }],
    paymentMethod: 'bank_transfer',
  });
  const row = ({ body }: { body: string }) =>
    postForms(body).find(({ fields: { orderId } }) => orderId === id)?.fields ?? {};
  const [today, page] = [await admin.get('/admin/today'), await admin.get(`/admin/orders/${id}`)];
  const edit = formWith(
    (await admin.get(`/admin/orders/${id}/edit`)).body,
    `quantity.${product.id}`,
  );
  await admin.post(edit.action, { ...edit.fields, [`quantity.${product.id}`]: '2' });

  await admin.post('/admin/today', row(today));
  const reloaded = await admin.get('/admin/today');
  expect(reloaded.body).toContain('This order has moved on in the meantime.');
  const { body } = await admin.post(`/admin/orders/${id}/status`, {
    ...formWith(page.body, 'shownDueLkr').fields,
    button: 'money-received',
  });
  expect(body).toContain('7,600 is due now.');
  expect(await findOrder(shop.shop, id)).toMatchObject({ dueLkr: 7600, receivedLkr: 0 });
  await admin.post('/admin/today', row(reloaded));
  expect(await findOrder(shop.shop, id)).toMatchObject({ status: 'paid', receivedLkr: 7600 });
});

test('the page that ships several orders neither offers nor ships orders that were refunded or charged back', async () => {
  const paid = { status: 'paid', paymentMethod: 'payhere' } as const;
  const refunded = await anOrder(shop.shop, { ...paid, paymentStatus: 'refunded' });
  const chargedBack = await anOrder(shop.shop, { ...paid, chargedBackAt: shop.shop.now() });
  const shippable = await anOrder(shop.shop, { ...paid, paymentStatus: 'paid' });
  const fields = new URLSearchParams({ courier: 'Domex' });
  for (const { id } of [refunded, chargedBack, shippable]) fields.append('orderId', id);
  const numbers = `${refunded.orderNumber}, ${chargedBack.orderNumber}`;
  const warning = `Do not send, because their money was refunded or charged back: ${numbers}`;

  const { body } = await admin.get(`/admin/orders/ship?${fields}`);
  expect(body).toContain(warning);
  expect(formWith(body, 'courier').fields['orderId']).toBe(shippable.id);
  const shipped = await admin.post(`/admin/orders/ship?${fields}`, fields);
  expect(shipped.body).toContain('Marked as shipped: 1');
  expect(shipped.body).not.toContain('Not changed');
  expect(shipped.body).toContain(warning);
});
