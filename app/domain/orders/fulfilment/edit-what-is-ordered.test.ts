import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { editOrder, type OrderEdit } from './edit-order.server.ts';
import { packOrder } from './pack-order.server.ts';

async function anOrderOfOil() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800, nameEn: 'Oil' });
  const balm = await aProduct(shop, { stock: 2, priceLkr: 900, nameEn: 'Balm' });
  const lines = [{ product: oil, quantity: 1 }];
  const { id: orderId } = await anOrder(shop, { lines, deliveryFeeLkr: 350 });
  const order = () => findOrder(shop, orderId);
  const edit = async (overrides: Partial<OrderEdit>) =>
    editOrder(shop, {
      orderId,
      version: (await order())?.version ?? 0,
      customerName: 'Nimal Perera',
      phone: '+94771234567',
      email: 'nimal@example.lk',
      address: '12 Temple Road',
      city: 'Colombo',
      province: 'Western',
      quantities: new Map(),
      ...overrides,
    });
  const lastEdit = async () => (await listHistory(shop, orderId)).at(-1);
  return { shop, orderId, oil, balm, order, edit, lastEdit };
}

test('a product whose price has changed since the form was opened is not added at another total than the form showed', async () => {
  const { shop, balm, order, edit } = await anOrderOfOil();
  const asShown = { quantities: new Map([[balm.id, 2]]), shownTotalLkr: 5950 };
  await shop.db.update(products).set({ priceLkr: 1000 }).where(eq(products.id, balm.id));

  const refusal = { code: 'total-changed', totalLkr: 6150 };
  expect(await edit(asShown)).toEqual({ ok: false, refusal });
  expect(await order()).toMatchObject({ totalLkr: 4150, lines: [{ quantity: 1 }] });
  expect(await stockMismatches(shop)).toEqual([]);

  expect(await edit({ ...asShown, shownTotalLkr: 6150 })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ totalLkr: 6150 });
});

test('an added product has today’s price, leaves the stock, and is in the total and the history', async () => {
  const { shop, orderId, balm, order, edit, lastEdit } = await anOrderOfOil();
  await shop.db.update(products).set({ priceLkr: 5000 });
  await packOrder(shop, { orderId, isPacked: true });

  expect(await edit({ quantities: new Map([[balm.id, 2]]) })).toMatchObject({ ok: true });

  expect(await order()).toMatchObject({
    subtotalLkr: 13_800,
    totalLkr: 14_150,
    packedAt: null,
    lines: [
      { productName: { en: 'Oil' }, quantity: 1, priceLkr: 3800 },
      { productName: { en: 'Balm' }, quantity: 2, priceLkr: 5000 },
    ],
  });
  expect(await stockMismatches(shop)).toEqual([]);
  expect(await lastEdit()).toMatchObject({
    event: 'corrected',
    details: {
      before: { quantities: [{ quantity: 1 }] },
      after: { quantities: [{ quantity: 1 }, { productName: { en: 'Balm' }, quantity: 2 }] },
    },
  });
});

test('the product of a line can be replaced by another, and back again', async () => {
  const { shop, oil, balm, order, edit } = await anOrderOfOil();
  const replace = (from: string, to: string) =>
    edit({
      quantities: new Map([
        [from, 0],
        [to, 1],
      ]),
    });
  expect(await replace(oil.id, balm.id)).toMatchObject({ ok: true });
  expect(await replace(balm.id, oil.id)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ totalLkr: 4150, lines: [{ productId: oil.id }] });
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a product that is sold out, no longer sold or unknown cannot be added, and nothing is changed', async () => {
  const { shop, balm, order, edit } = await anOrderOfOil();
  const add = (id: string, quantity: number) =>
    edit({ quantities: new Map([[id, quantity]]), city: 'Kandy' });
  expect(await add(balm.id, 3)).toMatchObject({
    refusal: { code: 'sold-out', productName: { en: 'Balm' }, left: 2 },
  });
  await shop.db.update(products).set({ active: false }).where(eq(products.id, balm.id));
  expect(await add(balm.id, 1)).toMatchObject({
    refusal: { code: 'product-gone', products: [{ name: { en: 'Balm' } }] },
  });
  expect(await add(randomUUID(), 1)).toMatchObject({ refusal: { code: 'product-gone' } });
  expect(await add(randomUUID(), 0)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ lines: [{ quantity: 1 }], totalLkr: 4150 });
});

test('the special instructions can be edited, and the payment method to a method that is offered and not paid online', async () => {
  const { shop, order, edit, lastEdit } = await anOrderOfOil();
  const refused = { refusal: { code: 'payment-method-not-offered' } };
  await ensureSettings(shop);
  await shop.db.update(settings).set({ bankTransferEnabled: false, payhereEnabled: true });
  expect(await edit({ paymentMethod: 'bank_transfer' })).toMatchObject(refused);
  expect(await edit({ paymentMethod: 'payhere' })).toMatchObject(refused);
  await shop.db.update(settings).set({
    codEnabled: false,
    bankTransferEnabled: true,
    bankAccountDetails: 'Account 1',
  });
  expect(await edit({ paymentMethod: 'cod', specialInstructions: 'After five' })).toMatchObject({
    ok: true,
  });
  expect(await edit({ paymentMethod: 'bank_transfer' })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ paymentMethod: 'bank_transfer', notes: 'After five' });
  expect(await lastEdit()).toMatchObject({
    details: { before: { paymentMethod: 'cod' }, after: { paymentMethod: 'bank_transfer' } },
  });
});

test('a failed online payment is pending again once another payment method is chosen', async () => {
  const { shop, orderId, order, edit } = await anOrderOfOil();
  await ensureSettings(shop);
  const failed = { paymentMethod: 'payhere', paymentStatus: 'failed' } as const;
  await shop.db.update(orders).set(failed).where(eq(orders.id, orderId));
  expect(await edit({ city: 'Kandy' })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject(failed);
  expect(await edit({ paymentMethod: 'cod' })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ paymentMethod: 'cod', paymentStatus: 'pending' });
});
